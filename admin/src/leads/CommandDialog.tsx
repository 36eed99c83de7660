/** A dialog that sends one command on a lead: form, what changed meanwhile, what went wrong, save. */
import { type LeadCommandName } from '@cotejo/core/leads';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { Form, useTranslate } from 'react-admin';
import { type CommandOutcome, type useCommand } from '../commands/useCommand.ts';
import { ConflictAlert } from './ConflictAlert.tsx';
import { FailureAlert } from './FailureAlert.tsx';
import { type LeadRow } from './lead.ts';
import { permissionFor } from './leadModel.ts';

type Values = Record<string, unknown>;
type CommandDialogProps = {
  title: string;
  lead: LeadRow;
  command: LeadCommandName;
  /** What the form holds when it opens. */
  startsWith?: Values;
  /** The fields that can say themselves what is wrong with them. */
  fields: readonly string[];
  sending: ReturnType<typeof useCommand<LeadRow>>;
  payloadOf: (values: Values) => object;
  onDone: (lead: LeadRow) => void;
  onClose: () => void;
  children: ReactNode;
};

const keepTyped = { keepDirtyValues: true };

export const CommandDialog = (props: CommandDialogProps) => {
  const { title, lead, command, startsWith, fields, sending, payloadOf, onDone, onClose, children } = props;
  const translate = useTranslate();
  const titleId = useId();
  const [opened] = useState(lead);
  // The form belongs to the person: no newer lead may reset what is typed.
  const [record] = useState(() => startsWith ?? {});
  const { send, isPending, failure } = sending;
  const { allowed, reason } = permissionFor(lead, command);
  // While nobody knows whether the command arrived, a newer version may be its own work.
  const isNewer = lead.version > opened.version && failure?.kind !== 'unknown';

  const submit = async (values: Values) => {
    // The person has the newest version on screen, with what changed: that is the one to decide on.
    const outcome: CommandOutcome<LeadRow> = await send(command, payloadOf(values), lead.version);
    if (outcome.ok) return onDone(outcome.record);
    return outcome.failure?.kind === 'fields' ? outcome.failure.errors : undefined;
  };

  const saveKey = isPending ? 'saving' : isNewer ? 'saveAnyway' : 'save';
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
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
          <Stack spacing={2} sx={{ pt: 1 }}>
            {isNewer && <ConflictAlert older={opened} newer={lead} />}
            {!allowed && <Alert severity="error">{reason}</Alert>}
            {failure && <FailureAlert failure={failure} fields={fields} />}
            {children}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
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
