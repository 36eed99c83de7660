/** History of a record of collective insurance: a row for each of its events, for those who may read its history. */
import { z } from 'zod';
import { countryCodes } from '../kit/country/index.ts';
import { actorSchema, type Recorded } from '../kit/event-sourcing/index.ts';
import { column, type RowOf, table, type ValuesOf } from '../kit/table/index.ts';

/** @param name in Postgres; histories of different records are tables of their own */
export const historyTable = (name: string) =>
  table({
    name,
    key: 'id',
    columns: {
      id: column('uuid', z.uuid()),
      recordId: column('text', z.string().describe('de quién es la historia')),
      companyId: column('text', z.string().nullable().describe('null donde solo la casa la lee')),
      country: column('text', z.enum(countryCodes)),
      type: column('text', z.string().describe('el tipo del evento')),
      reason: column('text', z.string().nullable()),
      at: column('timestamptz', z.iso.datetime()),
      actor: column('jsonb', actorSchema),
    },
    indexes: ['record_id, at, position'],
  });
export type HistoryTable = ReturnType<typeof historyTable>;
export type HistoryRow = RowOf<HistoryTable>;

type Holding = Pick<HistoryRow, 'country'> & Partial<Pick<HistoryRow, 'companyId'>>;

/** An event of a record as a row of its history. @param holding by what the record is held */
export const historyValues = (
  recordId: string,
  { companyId = null, country }: Holding,
  { id, type, data, metadata }: Recorded,
): ValuesOf<HistoryTable> => {
  const reason = (data as { readonly reason?: unknown }).reason;
  return {
    id,
    recordId,
    companyId,
    country,
    type,
    reason: typeof reason === 'string' ? reason : null,
    at: metadata.occurredAt,
    actor: metadata.actor,
  };
};
