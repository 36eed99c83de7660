/** The form of a command that goes to many leads. */
import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type BulkRecord, useBulkCommand } from '../../bulk/index.ts';
import { FailureAlert } from '../../kit/commands/FailureAlert.tsx';
import { FormDialog } from '../../kit/commands/FormDialog.tsx';
import { type CommandOutcome, followed } from '../../kit/commands/useCommand.ts';
import { drafts } from '../../kit/providers/tab.ts';
import { commandForms } from '../commands/forms.ts';
import { type BulkChoice } from './bulkLeads.ts';

type BulkCommandDialogProps = {
  choice: BulkChoice;
  /** All that is selected: those that will refuse it say why. */
  ids: readonly string[];
  /** Whether all of them were read: otherwise nobody knows yet how many will take it. */
  isAll: boolean;
  onStarted: (bulkId: string) => void;
  onClose: () => void;
};

const empty = {};

export const BulkCommandDialog = ({ choice, ids, isAll, onStarted, onClose }: BulkCommandDialogProps) => {
  const translate = useTranslate();
  const { command, able } = choice;
  const { Fields, fields, payloadOf, takesAway, isUnkept } = commandForms[command];
  const draft = `leads/bulk/${command}`;
  const { start, isPending, failure } = useBulkCommand({
    draft: isUnkept ? undefined : draft,
    onKnown: (outcome) => void take(outcome),
  });
  const take = (outcome: CommandOutcome<BulkRecord>) => {
    if (outcome.ok) return onStarted(outcome.record.id);
    return outcome.failure?.kind === 'fields' ? outcome.failure.errors : undefined;
  };
  const submit = async (values: Record<string, unknown>) => {
    const outcome = await start({ aggregate: 'leads', command, ids, payload: payloadOf(values, able) });
    if (outcome.ok) drafts.forget(draft);
    return followed(outcome, take);
  };
  return (
    <FormDialog
      title={translate('resources.leads.bulk.form', {
        command: translate(`resources.leads.command.names.${command}`),
        smart_count: ids.length,
      })}
      record={empty}
      draft={{ name: draft, isUnkept }}
      saveLabel={translate('resources.leads.bulk.start', { smart_count: ids.length })}
      isPending={isPending}
      isDangerous={takesAway}
      onSubmit={submit}
      onClose={onClose}
      notices={failure && <FailureAlert failure={failure} fields={fields} />}
    >
      {!isAll && <Alert severity="info">{translate('resources.leads.bulk.notAllRead')}</Alert>}
      {isAll && able.length < ids.length && (
        <Alert severity="info">
          {translate('resources.leads.bulk.ableOnly', { able: able.length, selected: ids.length })}
        </Alert>
      )}
      <Fields leads={able} />
    </FormDialog>
  );
};
