/** The record of an audit entry: its number, its name where a page of it may be opened, and the address of that moment there. */
import { type AuditEntry } from '@cotejo/core/audit';
import { type RaRecord, useGetManyAggregate } from 'react-admin';
import { searchOf } from '../kit/page/happened.ts';
import { may } from '../kit/providers/access.ts';
import { useConsoleIdentity } from '../kit/session/useConsoleIdentity.ts';
import { useResources } from '../kit/useContexts.ts';

/** The address of a record's page at the moment of an audit entry. */
const addressAt = ({ aggregate, aggregateId, id, at, kind }: AuditEntry): string =>
  `/${aggregate}/${encodeURIComponent(aggregateId)}/show${searchOf({
    event: id,
    moment: at,
    tab: kind === 'look' ? 'looks' : 'timeline',
  })}`;

/** Whether a viewer may open a page of the record. */
const useHasPage = () => {
  const resources = useResources();
  const identity = useConsoleIdentity();
  return (aggregate: string) => {
    const found = resources.find(({ name }) => name === aggregate);
    return found?.pages?.show && may(identity, found.permission) ? found : undefined;
  };
};

/** The way to the page of an audit entry's record; nothing where there is none. */
export const useAddressOf = () => {
  const pageOf = useHasPage();
  return (row: AuditEntry): string | undefined => (pageOf(row.aggregate) ? addressAt(row) : undefined);
};

export const useRecordOf = (row: AuditEntry) => {
  const resource = useHasPage()(row.aggregate);
  const nameOf = resource?.nameOf ?? resource?.pages?.recordRepresentation;
  // One read for the rows of a page.
  const { data } = useGetManyAggregate<RaRecord<string>>(
    row.aggregate,
    { ids: [row.aggregateId] },
    { enabled: typeof nameOf === 'function' },
  );
  const record = data?.[0];
  const name = record && typeof nameOf === 'function' ? nameOf(record) : undefined;
  return {
    reference: resource?.referenceOf?.(row.aggregateId),
    name: name === row.aggregateId ? undefined : name,
    address: resource && addressAt(row),
  };
};
