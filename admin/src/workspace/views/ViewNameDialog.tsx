/** Gives a view its name: a new one, or another one to one's own. */
import { useState } from 'react';
import { required, TextInput, useNotify } from 'react-admin';
import { FailureAlert } from '../../kit/commands/FailureAlert.tsx';
import { type ViewContent } from '../../kit/context.ts';
import { type CommandOutcome, followed } from '../../kit/commands/useCommand.ts';
import { drafts } from '../../kit/providers/tab.ts';
import { FormDialog } from '../../kit/commands/FormDialog.tsx';
import { fits } from '../../kit/commands/NoteField.tsx';
import { useViewCommand } from './useViewCommand.ts';
import { type ViewRow } from './view.ts';

type ViewNameDialogProps = {
  /** The list. */
  resource: string;
  /** The view that gets another name; a new one where there is none. */
  view?: ViewRow;
  /** What it shows. */
  content: ViewContent;
  onSaved: (id: string) => void;
  onClose: () => void;
};

const named = [required('Escribe un nombre.'), fits(100)];
const fields = ['name'];

export const ViewNameDialog = ({ resource, view, content, onSaved, onClose }: ViewNameDialogProps) => {
  const notify = useNotify();
  // One id for as long as the dialog is open: tried again, it is the same view.
  const [id] = useState(() => view?.id ?? crypto.randomUUID());
  const [record] = useState({ name: view?.name ?? '' });
  const draft = `views/${resource}/${view?.id ?? 'new'}/name`;
  const { save, isPending, failure } = useViewCommand(resource, id, {
    draft,
    onKnown: (outcome) => void take(outcome),
  });
  const take = (outcome: CommandOutcome<ViewRow>) => {
    if (!outcome.ok) return outcome.failure?.kind === 'fields' ? outcome.failure.errors : undefined;
    notify(`La vista «${outcome.record.name}» está guardada.`, { type: 'success' });
    onSaved(id);
    onClose();
    return undefined;
  };
  const submit = async ({ name }: Record<string, unknown>) => {
    const outcome = await save(String(name).trim(), content);
    if (outcome.ok) drafts.forget(draft);
    return followed(outcome, take);
  };
  return (
    <FormDialog
      title={view ? 'Cambiar el nombre de la vista…' : 'Guardar como vista nueva…'}
      record={record}
      draft={{ name: draft }}
      saveLabel="Guardar"
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
      notices={failure && <FailureAlert failure={failure} fields={fields} />}
    >
      <TextInput source="name" label="Nombre de la vista" validate={named} helperText={false} fullWidth />
    </FormDialog>
  );
};
