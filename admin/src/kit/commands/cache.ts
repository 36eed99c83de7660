/** Brings a record that a command answered with into what the screens already hold. */
import { type QueryClient } from '@tanstack/react-query';
import { type RaRecord } from 'react-admin';
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

/** The reads that hang on a record of a resource: whose rows name it in `field`. */
type Dependants = Readonly<Record<string, readonly { resource: string; field: string }[]>>;
const dependants: Dependants = {
  leads: [{ resource: 'lead-status-history', field: 'leadId' }],
  users: [{ resource: 'user-history', field: 'userId' }],
  products: [
    { resource: 'product-versions', field: 'productId' },
    { resource: 'product-history', field: 'productId' },
  ],
  organizations: [{ resource: 'organization-history', field: 'entryId' }],
  'insurance-types': [{ resource: 'insurance-type-history', field: 'entryId' }],
  'coverage-organizations': [{ resource: 'coverage-organization-history', field: 'entryId' }],
  'catalogue-terms': [{ resource: 'catalogue-term-history', field: 'entryId' }],
  'dated-tables': [{ resource: 'dated-table-days', field: 'tableId' }],
};

/** Asks again for what hangs on these records. */
export const invalidateDependants = (queries: QueryClient, resource: string, ids: ReadonlySet<string>) =>
  Promise.all(
    (dependants[resource] ?? []).map((dependant) =>
      queries.invalidateQueries({
        queryKey: [dependant.resource, 'getList'],
        predicate: ({ queryKey }) => {
          const { filter } = (queryKey[2] ?? {}) as { filter?: Record<string, unknown> };
          return ids.has(String(filter?.[dependant.field]));
        },
      }),
    ),
  );

/** Shows the record at once everywhere, then asks again for the lists that may have it elsewhere now. */
export async function takeIn(queries: QueryClient, resource: string, record: RaRecord): Promise<void> {
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
  void invalidateDependants(queries, resource, new Set([String(record.id)]));
}
