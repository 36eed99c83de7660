/** A dialog that sends one command on a lead: form, what changed meanwhile, what went wrong, save. */
import { type LeadCommandName } from '@cotejo/core/leads';
import { Alert } from '@mui/material';
import { type ReactNode, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { FailureAlert } from '../../kit/commands/FailureAlert.tsx';
import { FormDialog } from '../../kit/commands/FormDialog.tsx';
import { type CommandOutcome, type useCommand } from '../../kit/commands/useCommand.ts';
import { Conflict } from './Conflict.tsx';
import { type CommandForm, type Values } from './form.ts';
import { type LeadRow } from '../lead.ts';
import { permissionFor } from '../../kit/commands/permission.ts';
import { useOpenedLead } from './useOpenedLead.ts';

type CommandDialogProps = {
  title: string;
  lead: LeadRow;
  command: LeadCommandName;
  form: CommandForm;
  /** What is chosen already when it opens. */
  initial?: Values;
  sending: ReturnType<typeof useCommand<LeadRow>>;
  onDone: (lead: LeadRow) => void;
  onClose: () => void;
  children: ReactNode;
};

export const CommandDialog = (props: CommandDialogProps) => {
  const { title, lead, command, form, initial, sending, onDone, onClose, children } = props;
  const translate = useTranslate();
  const { opened, newest, isNewer, noteNewer, accept } = useOpenedLead(lead);
  const { startsWith } = form;
  // What the person has not touched follows the lead: nothing is saved back that somebody else has just changed,
  // nor taken for empty because the row of a list has come without it.
  const starts = JSON.stringify({ ...startsWith?.(newest), ...initial });
  const record = useMemo(() => JSON.parse(starts) as Values, [starts]);
  const { send, isPending, failure } = sending;
  const { allowed, reason } = permissionFor(newest, command);
  // While nobody knows whether the command arrived, a newer version may be its own work.
  const isConflict = isNewer && failure?.kind !== 'unknown';

  const submit = async (values: Values) => {
    // The person has the newest version on screen, with what changed: that is the one to decide on.
    const payload = form.payloadOf(values, [newest]);
    const outcome: CommandOutcome<LeadRow> = await send(command, payload, newest.version);
    if (outcome.ok) return onDone(outcome.record);
    if (outcome.failure?.kind === 'conflict') noteNewer(outcome.failure.current as LeadRow);
    return outcome.failure?.kind === 'fields' ? outcome.failure.errors : undefined;
  };

  const saveKey = isPending ? 'saving' : isConflict ? 'saveAnyway' : 'save';
  return (
    <FormDialog
      title={title}
      record={record}
      saveLabel={translate(
        failure?.kind === 'unknown' && !isPending
          ? 'cotejo.command.retry'
          : `resources.leads.command.${saveKey}`,
      )}
      isPending={isPending}
      isBlocked={!allowed}
      onSubmit={submit}
      onClose={onClose}
      notices={
        <>
          {isConflict && (
            <Conflict form={form} older={opened} newer={newest} onAccept={accept} onClose={onClose} />
          )}
          {!allowed && <Alert severity="error">{reason}</Alert>}
          {failure && failure.kind !== 'conflict' && <FailureAlert failure={failure} fields={form.fields} />}
        </>
      }
    >
      {children}
    </FormDialog>
  );
};
