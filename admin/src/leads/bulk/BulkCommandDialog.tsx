/** The form of a command that goes to many leads. */
import { Alert } from '@mui/material';
import { type BulkRecord, useBulkCommand } from '../../bulk/index.ts';
import { FailureAlert } from '../../kit/commands/FailureAlert.tsx';
import { FormDialog } from '../../kit/commands/FormDialog.tsx';
import { type CommandOutcome, followed } from '../../kit/commands/useCommand.ts';
import { drafts } from '../../kit/providers/tab.ts';
import { commandForms } from '../commands/forms.ts';
import { type BulkChoice } from './bulkLeads.ts';
import { counted, plural } from '../../kit/words/plural.ts';
import { leadCommandWords } from '../commandWords.ts';

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
      title={`${leadCommandWords[command].name}: ${counted(ids.length, 'solicitud', 'solicitudes')}`}
      record={empty}
      draft={{ name: draft, isUnkept }}
      saveLabel={plural(ids.length, 'Aplicar', 'Aplicar a todas')}
      isPending={isPending}
      isDangerous={takesAway}
      onSubmit={submit}
      onClose={onClose}
      notices={failure && <FailureAlert failure={failure} fields={fields} />}
    >
      {!isAll && (
        <Alert severity="info">
          Son muchas para revisarlas antes: se intentará en todas, y de las que no se pueda verás por qué.
        </Alert>
      )}
      {isAll && able.length < ids.length && (
        <Alert severity="info">
          {`Ahora se puede en ${able.length} de las ${ids.length} seleccionadas. De las otras verás por qué no.`}
        </Alert>
      )}
      <Fields leads={able} />
    </FormDialog>
  );
};
