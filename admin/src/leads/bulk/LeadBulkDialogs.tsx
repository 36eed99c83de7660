/** One command for all that is selected: its form, then how far it is; what failed stays selected. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { BulkProgressDialog, readFailed } from '../../bulk/index.ts';
import { type LeadRow } from '../lead.ts';
import { BulkCommandDialog } from './BulkCommandDialog.tsx';
import { type BulkChoice } from './bulkLeads.ts';

type LeadBulkDialogsProps = {
  chosen: BulkChoice | undefined;
  /** Whether all that is selected was read. */
  isAll: boolean;
  onClose: () => void;
};

export const LeadBulkDialogs = ({ chosen, isAll, onClose }: LeadBulkDialogsProps) => {
  const queries = useQueryClient();
  const { selectedIds, onSelect } = useListContext<LeadRow>();
  const [runId, setRunId] = useState<string>();

  const closeRun = async (lastRunId: string) => {
    setRunId(undefined);
    // The leads are others now; which of them failed is known once the run is over.
    const failed = await readFailed(lastRunId).catch(() => undefined);
    if (failed) onSelect([...failed]);
    await queries.invalidateQueries({ queryKey: ['leads'] });
    // With nothing selected, the button that began it is gone.
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
  };

  if (runId !== undefined)
    return <BulkProgressDialog bulkId={runId} onClose={(lastRunId) => void closeRun(lastRunId)} />;
  return chosen ? (
    <BulkCommandDialog
      choice={chosen}
      ids={selectedIds}
      isAll={isAll}
      onStarted={(id) => {
        onClose();
        setRunId(id);
      }}
      onClose={onClose}
    />
  ) : null;
};
