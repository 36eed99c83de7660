/** A dialog that sends one command on a lead: form, what changed meanwhile, what went wrong, save. */
import { type LeadCommandName } from '@cotejo/core/leads';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { type ReactNode, useId, useMemo } from 'react';
import { Form, useTranslate } from 'react-admin';
import { FailureAlert } from '../commands/FailureAlert.tsx';
import { type CommandOutcome, type useCommand } from '../commands/useCommand.ts';
import { Conflict } from './commands/Conflict.tsx';
import { type CommandForm, type Values } from './commands/form.ts';
import { type LeadRow } from './lead.ts';
import { permissionFor } from './leadModel.ts';
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

/** The form scrolls, and its buttons stay. */
const scrolledWithin = {
  '& form': { display: 'flex', flexDirection: 'column', minHeight: 0, overflow: 'hidden' },
} as const;

const keepTyped = { keepDirtyValues: true };

/** Who opens a form by a key goes on with the keys: its first field is ready. */
const focusFirst = (fields: HTMLElement | null): void =>
  fields?.querySelector<HTMLElement>('[role="combobox"], input, textarea')?.focus();

export const CommandDialog = (props: CommandDialogProps) => {
  const { title, lead, command, form, initial, sending, onDone, onClose, children } = props;
  const translate = useTranslate();
  const titleId = useId();
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
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      sx={scrolledWithin}
      aria-labelledby={titleId}
      onClose={(_event, by) => {
        // A click beside the dialog must not throw away what is typed.
        if (by !== 'backdropClick' && !isPending) onClose();
      }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <Form
        record={record}
        resetOptions={keepTyped}
        onSubmit={submit}
        disableInvalidFormNotification
        noValidate
      >
        <DialogContent sx={{ pt: 0.5 }}>
          <Stack ref={focusFirst} spacing={2} sx={{ pt: 1 }}>
            {children}
          </Stack>
        </DialogContent>
        {/* Beside the buttons that it is about, and in sight wherever the form is scrolled to. */}
        <Stack spacing={1} sx={{ px: 3, maxHeight: '50%', flexShrink: 0, overflowY: 'auto' }}>
          {isConflict && (
            <Conflict form={form} older={opened} newer={newest} onAccept={accept} onClose={onClose} />
          )}
          {!allowed && <Alert severity="error">{reason}</Alert>}
          {failure && failure.kind !== 'conflict' && <FailureAlert failure={failure} fields={form.fields} />}
        </Stack>
        <DialogActions sx={{ px: 3, pb: 2, pt: 1.5 }}>
          <Button onClick={onClose} disabled={isPending}>
            {translate('resources.leads.command.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            loading={isPending}
            loadingPosition="start"
            disabled={!allowed}
          >
            {translate(
              failure?.kind === 'unknown' && !isPending
                ? 'cotejo.command.retry'
                : `resources.leads.command.${saveKey}`,
            )}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
};
