/** Writes a note. The text stays until it is safe. */
import { Box, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { DraftLine } from '../../kit/drafts/DraftLine.tsx';
import { useDraft } from '../../kit/drafts/useDraft.ts';
import { type CommandOutcome, followed } from '../../kit/commands/useCommand.ts';
import { useNotify } from 'react-admin';
import { FailureAlert } from '../../kit/commands/FailureAlert.tsx';
import { CommandButton } from '../../kit/commands/CommandButton.tsx';
import { type LeadRow } from '../lead.ts';
import { isNotByRole, permissionFor } from '../../kit/commands/permission.ts';
import { noteFieldId } from '../palette/note-field.ts';
import { useLeadCommand } from '../commands/useLeadCommand.ts';
import { leadCommandWords } from '../commandWords.ts';

const fields = ['text'];

const NoteForm = ({ lead }: { lead: LeadRow }) => {
  const notify = useNotify();
  const [isMissing, setIsMissing] = useState(false);
  const { allowed } = permissionFor(lead, 'add-note');
  const draft = allowed ? `leads/${lead.id}/note-composer` : undefined;
  const { send, isPending, failure, isSameAsSent } = useLeadCommand(lead, {
    draft,
    onKnown: (outcome, payload) => take((payload as { text: string }).text)(outcome),
  });
  const { value: text, setValue: setText, restored, startAgain } = useDraft(draft, '', isPending);
  const refused = failure?.kind === 'fields' ? failure.errors.text : undefined;
  const error = isMissing ? 'Escribe la nota.' : refused;

  const take = (sent: string) => (outcome: CommandOutcome<LeadRow>) => {
    if (!outcome.ok) return;
    // Text that was written since stays.
    setText((now) => (now.trim() === sent ? '' : now));
    notify('Nota agregada.', { type: 'success' });
  };

  const submit = async () => {
    const wanted = text.trim();
    setIsMissing(!wanted);
    if (!wanted || !allowed) return;
    // A note goes with any version: what else happened to the lead does not matter to it.
    const outcome = await send('add-note', { text: wanted });
    followed(outcome, take(wanted));
  };
  const isAgain = isSameAsSent('add-note', () => ({ text: text.trim() }));
  const label = isPending ? 'Agregando…' : leadCommandWords['add-note'].name;

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
      sx={{ display: 'grid', gap: 1, mb: 2, justifyItems: 'start' }}
    >
      {restored && <DraftLine draft={restored} onStartAgain={startAgain} />}
      {failure && <FailureAlert failure={failure} fields={fields} />}
      <TextField
        id={noteFieldId}
        label="Nota nueva"
        multiline
        minRows={2}
        maxRows={10}
        fullWidth
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setIsMissing(false);
        }}
        disabled={!allowed}
        error={error !== undefined}
        helperText={error}
      />
      <CommandButton
        command="add-note"
        type="submit"
        variant="outlined"
        size="small"
        loading={isPending}
        loadingPosition="start"
      >
        {isAgain ? 'Reintentar' : label}
      </CommandButton>
    </Box>
  );
};

/** Each lead has a note of its own; where none may be written, none that was begun is shown. */
export const AddNoteForm = ({ lead }: { lead: LeadRow }) => {
  const permission = permissionFor(lead, 'add-note');
  return isNotByRole(permission) ? null : <NoteForm key={`${lead.id} ${permission.allowed}`} lead={lead} />;
};
