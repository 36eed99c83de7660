/** The form of a command that goes to many leads. */
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { useId } from 'react';
import { Form, useTranslate } from 'react-admin';
import { useBulkCommand } from '../../bulk/index.ts';
import { commandForms } from '../commands/forms.ts';
import { FailureAlert } from '../FailureAlert.tsx';
import { type BulkChoice } from './bulkLeads.ts';

type BulkCommandDialogProps = {
  choice: BulkChoice;
  /** All that is selected: those that will refuse it say why. */
  ids: readonly string[];
  onStarted: (bulkId: string) => void;
  onClose: () => void;
};

const keepTyped = { keepDirtyValues: true };
const empty = {};

export const BulkCommandDialog = ({ choice, ids, onStarted, onClose }: BulkCommandDialogProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const { start, isPending, failure } = useBulkCommand();
  const { command, able } = choice;
  const { Fields, fields, payloadOf } = commandForms[command];
  const submit = async (values: Record<string, unknown>) => {
    const outcome = await start(command, ids, payloadOf(values, able));
    if (outcome.ok) return onStarted(outcome.record.id);
    return outcome.failure?.kind === 'fields' ? outcome.failure.errors : undefined;
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      onClose={(_event, by) => {
        if (by !== 'backdropClick' && !isPending) onClose();
      }}
    >
      <DialogTitle id={titleId}>
        {translate('resources.leads.bulk.form', {
          command: translate(`resources.leads.command.names.${command}`),
          smart_count: ids.length,
        })}
      </DialogTitle>
      <Form
        record={empty}
        resetOptions={keepTyped}
        onSubmit={submit}
        disableInvalidFormNotification
        noValidate
      >
        <DialogContent sx={{ pt: 0.5 }}>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {able.length < ids.length && (
              <Alert severity="info">
                {translate('resources.leads.bulk.ableOnly', { able: able.length, selected: ids.length })}
              </Alert>
            )}
            {failure && <FailureAlert failure={failure} fields={fields} />}
            <Fields leads={able} />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose} disabled={isPending}>
            {translate('resources.leads.command.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isPending} loadingPosition="start">
            {translate('resources.leads.bulk.start')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
};
