/** History of a record, newest event first, for viewers who may read it, with its export. */
import { type HistoryRow } from '@cotejo/core/records';
import { type ScopeRule, visibilityBy } from '@cotejo/core/identity';
import { eventName } from '@cotejo/core/reference/event-names';
import { ExportMenu } from '../exports/index.ts';
import { HistoryItem } from '../kit/history/HistoryItem.tsx';
import { HistoryList } from '../kit/history/HistoryList.tsx';
import { useConsoleIdentity } from '../kit/session/useConsoleIdentity.ts';

type RecordHistoryProps = { recordId: string; rule: ScopeRule & { resource: string } };

/** Whether a rule lets a viewer see any record at all: of some histories it lets the house alone. */
const useSees = (rule: ScopeRule): boolean => {
  const identity = useConsoleIdentity();
  if (!identity) return false;
  const { id, roles, countries } = identity;
  return visibilityBy(rule, { id: String(id), roles, countries }) !== undefined;
};

export const RecordHistory = ({ recordId, rule }: RecordHistoryProps) => {
  if (!useSees(rule)) return null;
  const { resource } = rule;
  const filter = { recordId };
  return (
    <HistoryList<HistoryRow & { readonly actorName: string | null }>
      title="Historial"
      errorTitle="No se pudo leer el historial"
      resource={resource}
      filter={filter}
      sortedBy="at"
      tools={<ExportMenu resource={resource} filter={filter} sort={{ field: 'at', order: 'DESC' }} />}
    >
      {(row) => (
        <HistoryItem
          key={row.id}
          row={row}
          title={[eventName(row.type), row.fileName, row.fileName && row.reason].filter(Boolean).join(' · ')}
          note={row.fileName ? undefined : (row.reason ?? undefined)}
        />
      )}
    </HistoryList>
  );
};
