/** The name of what a number of the catalogue stands for. */
import { type RaRecord, useGetManyAggregate } from 'react-admin';
import { type ReferenceTo } from '../schema/field.ts';
import { nameOfRecord } from './nameOfRecord.ts';

export const ReferenceName = ({ to, id }: { to: ReferenceTo; id: string }) => {
  const { data, isPending } = useGetManyAggregate<RaRecord>(to.resource, { ids: [id] });
  const found = data?.[0];
  return found ? nameOfRecord(found) : isPending ? '…' : `n.º ${id}`;
};
