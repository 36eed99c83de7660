/** Begins to act as somebody else, for a reason. */
import { Alert } from '@mui/material';
import { useState } from 'react';
import { startAfresh } from '../../kit/session/start-afresh.ts';
import { FormDialog } from '../../kit/commands/FormDialog.tsx';
import { messageOf, problemOf } from '../../kit/providers/http-error.ts';
import { drafts, session } from '../../kit/providers/tab.ts';
import { type UserRow } from '../user.ts';
import { NoteField } from './fields.tsx';

const emptyForm = {};

export const ActAsDialog = ({ record: user, onClose }: { record: UserRow; onClose: () => void }) => {
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const draft = `users/${user.id}/act-as`;
  const submit = async ({ reason }: Record<string, unknown>) => {
    setIsPending(true);
    setError(undefined);
    try {
      // Drafts are the person's own: afterwards this one is out of reach.
      drafts.forget(draft);
      await session.actAs({ userId: user.id, reason: String(reason) });
      startAfresh();
      return undefined;
    } catch (failure) {
      drafts.keep(draft, { reason });
      setIsPending(false);
      const { errors } = problemOf((failure as { body?: unknown } | null)?.body);
      if (!errors?.reason) setError(messageOf(failure));
      return errors;
    }
  };
  return (
    <FormDialog
      title="Actuar como esta persona"
      about={user.name ?? undefined}
      record={emptyForm}
      draft={{ name: draft }}
      saveLabel="Empezar"
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
      notices={error && <Alert severity="error">{error}</Alert>}
    >
      <Alert severity="info">
        Verás y harás lo que esta persona puede, por una hora como máximo. Todo queda a nombre de ambas.
      </Alert>
      <NoteField source="reason" isRequired />
    </FormDialog>
  );
};
