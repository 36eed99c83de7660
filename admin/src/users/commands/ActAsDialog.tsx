/** Begins to act as somebody else, for a reason. */
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { useId, useState } from 'react';
import { Form, useTranslate } from 'react-admin';
import { startAfresh } from '../../auth/start-afresh.ts';
import { problemOf } from '../../providers/http-error.ts';
import { session } from '../../providers/index.ts';
import { type UserRow } from '../user.ts';
import { NoteField } from './fields.tsx';

const emptyForm = {};

export const ActAsDialog = ({ user, onClose }: { user: UserRow; onClose: () => void }) => {
  const translate = useTranslate();
  const titleId = useId();
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const submit = async ({ reason }: Record<string, unknown>) => {
    setIsPending(true);
    setError(undefined);
    try {
      await session.actAs({ userId: user.id, reason: String(reason) });
      startAfresh();
      return undefined;
    } catch (failure) {
      setIsPending(false);
      const { errors } = problemOf((failure as { body?: unknown } | null)?.body);
      if (!errors?.reason) setError(failure instanceof Error ? failure.message : String(failure));
      return errors;
    }
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
      <DialogTitle id={titleId}>{translate('resources.users.command.names.act-as')}</DialogTitle>
      <Form record={emptyForm} onSubmit={submit} disableInvalidFormNotification noValidate>
        <DialogContent sx={{ pt: 0.5 }}>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {error && <Alert severity="error">{error}</Alert>}
            <Alert severity="info">{translate('resources.users.command.text.act-as')}</Alert>
            <NoteField source="reason" isRequired />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose} disabled={isPending}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isPending} loadingPosition="start">
            {translate('resources.users.command.start')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
};
