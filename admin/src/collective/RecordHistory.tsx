/** History of a policy or a person, newest event first, for viewers with permission to read it. */
import { type HistoryRow } from '@cotejo/core/collective';
import { type Permission } from '@cotejo/core/reference/permissions';
import { useTranslate } from 'react-admin';
import { HistoryItem } from '../kit/history/HistoryItem.tsx';
import { HistoryList } from '../kit/history/HistoryList.tsx';
import { may } from '../kit/providers/access.ts';
import { useConsoleIdentity } from '../kit/session/useConsoleIdentity.ts';

type RecordHistoryProps = { resource: string; recordId: string; permission: Permission };

export const RecordHistory = ({ resource, recordId, permission }: RecordHistoryProps) => {
  const translate = useTranslate();
  if (!may(useConsoleIdentity(), permission)) return null;
  return (
    <HistoryList<HistoryRow & { readonly actorName: string | null }>
      title={translate('cotejo.collective.history.title')}
      errorTitle={translate('cotejo.collective.history.error')}
      resource={resource}
      filter={{ recordId }}
      sortedBy="at"
    >
      {(row) => (
        <HistoryItem
          key={row.id}
          row={row}
          title={translate(`resources.auditoria.chain.events.${row.type}`)}
          note={row.reason ?? undefined}
        />
      )}
    </HistoryList>
  );
};
