/** What of a dated table holds today, where its market is. */
import { dayIn } from '@cotejo/core/catalogue';
import { useGetList } from 'react-admin';
import { useNow } from '../../kit/time/useNow.ts';
import { type DayRecord, type TableRecord } from './datedTable.ts';

/** The newest day that has come; thousands may be to come, so that it is asked for. */
export const useCurrentDay = ({ id, country }: Pick<TableRecord, 'id' | 'country'>) => {
  const until = dayIn(country, new Date(useNow()).toISOString());
  const { data, ...read } = useGetList<DayRecord>('dated-table-days', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'from', order: 'DESC' },
    filter: { tableId: id, until },
  });
  return { ...read, current: data?.[0] };
};
