/** Brings a record that a command answered with into what the screens already hold. */
import { type QueryClient } from '@tanstack/react-query';
import { type RaRecord } from 'react-admin';
import { type Dependant } from '../context.ts';
import { type ReadMeta } from '../providers/data-provider.ts';

type ListData = { readonly data: readonly RaRecord[] };

/** Whether a cached read is of the record as it stands now, not as it stood. */
export const isOfNow = (queryKey: readonly unknown[]): boolean => {
  const { meta } = (queryKey[2] ?? {}) as { meta?: ReadMeta };
  return meta?.at === undefined;
};

const isNewer = (row: RaRecord | undefined, record: RaRecord): boolean =>
  Number(row?.version) > Number(record.version);

/** Replaces a row by its newer self; the list stays the same one when the row is not in it or not newer. */
export const withNewer = <List extends ListData>(list: List, record: RaRecord): List => {
  const isOlder = (row: RaRecord) => row.id === record.id && !isNewer(row, record);
  return list.data.some(isOlder)
    ? { ...list, data: list.data.map((row) => (isOlder(row) ? { ...row, ...record } : row)) }
    : list;
};

/** Reads again the lists whose rows show these records. */
export const invalidateDependants = (
  queries: QueryClient,
  dependants: readonly Dependant[],
  ids: ReadonlySet<string>,
) =>
  Promise.all(
    dependants.map((dependant) =>
      queries.invalidateQueries({
        queryKey: [dependant.resource, 'getList'],
        predicate: ({ queryKey }) => {
          const { filter } = (queryKey[2] ?? {}) as { filter?: Record<string, unknown> };
          return ids.has(String(filter?.[dependant.field]));
        },
      }),
    ),
  );

/**
 * Shows the record at once everywhere, then reads again the lists that may hold it at another place now.
 *
 * @param dependants the reads that show the record within their rows
 */
export async function takeIn(
  queries: QueryClient,
  resource: string,
  record: RaRecord,
  dependants: readonly Dependant[],
): Promise<void> {
  const one = [resource, 'getOne', { id: String(record.id) }];
  // A read that left before the command must not put the old state back.
  await queries.cancelQueries({ queryKey: one });
  queries.setQueriesData<RaRecord>(
    { queryKey: one, predicate: ({ queryKey }) => isOfNow(queryKey) },
    (before) => (isNewer(before, record) ? before : { ...before, ...record }),
  );
  queries.setQueriesData<ListData>(
    { queryKey: [resource, 'getList'] },
    (list) => list && withNewer(list, record),
  );
  void queries.invalidateQueries({ queryKey: [resource, 'getList'] });
  void invalidateDependants(queries, dependants, new Set([String(record.id)]));
}
