/** One answer for all that is selected: its form, then how far it is; what was refused stays selected. */
import { type CoverageRecord } from '@cotejo/core/policy-employees';
import { Alert } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { BulkProgressDialog, type BulkRecord, readFailed, useBulkCommand } from '../../../bulk/index.ts';
import { FailureAlert } from '../../../kit/commands/FailureAlert.tsx';
import { FormDialog } from '../../../kit/commands/FormDialog.tsx';
import { said } from '../../../kit/commands/form.ts';
import { type CommandOutcome, followed } from '../../../kit/commands/useCommand.ts';
import { drafts } from '../../../kit/providers/tab.ts';
import { counted } from '../../../kit/words/plural.ts';
import { DeclineFields } from '../forms.tsx';
import { type BulkChoice, bulkNames } from './bulkCoverages.ts';

const empty = {};
const fields = ['reasonId', 'note'];

type FormProps = { choice: BulkChoice; onStarted: (bulkId: string) => void; onClose: () => void };

const BulkForm = ({ choice: { command, ids }, onStarted, onClose }: FormProps) => {
  const declines =
    command === 'decline-activation' || command === 'decline-cancellation' ? command : undefined;
  const text = declines
    ? 'Todas con el mismo motivo. De las que no se pueda verás por qué, y quedan seleccionadas.'
    : command === 'complete'
      ? 'Se envían las altas a las que ya no les faltan datos. De las demás verás por qué no, y quedan seleccionadas.'
      : 'Cada una se acepta con la fecha pedida. De las que no se pueda verás por qué, y quedan seleccionadas.';
  const draft = `policy-employees/bulk/${command}`;
  const { start, isPending, failure } = useBulkCommand({ draft, onKnown: (outcome) => void take(outcome) });
  const take = (outcome: CommandOutcome<BulkRecord>) => {
    if (outcome.ok) return onStarted(outcome.record.id);
    return outcome.failure?.kind === 'fields' ? outcome.failure.errors : undefined;
  };
  const submit = async (values: Record<string, unknown>) => {
    const payload = declines ? said(values, ...fields) : {};
    const outcome = await start({ aggregate: 'policy-employees', command, ids, payload });
    if (outcome.ok) drafts.forget(draft);
    return followed(outcome, take);
  };
  return (
    <FormDialog
      title={`${bulkNames[command]}: ${counted(ids.length, 'solicitud', 'solicitudes')}`}
      record={empty}
      draft={{ name: draft }}
      saveLabel={bulkNames[command]}
      isPending={isPending}
      isDangerous={declines !== undefined}
      onSubmit={submit}
      onClose={onClose}
      notices={failure && <FailureAlert failure={failure} fields={fields} />}
    >
      <Alert severity="info">{text}</Alert>
      {declines && <DeclineFields command={declines} />}
    </FormDialog>
  );
};

type QueueBulkDialogsProps = { chosen: BulkChoice | undefined; onClose: () => void };

export const QueueBulkDialogs = ({ chosen, onClose }: QueueBulkDialogsProps) => {
  const queries = useQueryClient();
  const { selectedIds, onSelect } = useListContext<CoverageRecord>();
  const [run, setRun] = useState<{ readonly id: string; readonly ids: readonly string[] }>();

  const closeRun = async (lastRunId: string) => {
    const sent = new Set(run?.ids);
    setRun(undefined);
    // The requests are others now; which of them were refused is known once the run is over.
    const refused = await readFailed(lastRunId).catch(() => undefined);
    if (refused) onSelect([...selectedIds.filter((id) => !sent.has(id)), ...refused]);
    await queries.invalidateQueries({ queryKey: ['policy-employees'] });
  };

  if (run) return <BulkProgressDialog bulkId={run.id} onClose={(last) => void closeRun(last)} />;
  if (!chosen) return null;
  const started = (id: string) => {
    setRun({ id, ids: chosen.ids });
    onClose();
  };
  return <BulkForm choice={chosen} onStarted={started} onClose={onClose} />;
};
