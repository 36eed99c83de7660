/** Asks before a view goes: those it is shared with lose it too. */
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { FailureAlert } from '../../kit/commands/FailureAlert.tsx';
import { useViewCommand } from './useViewCommand.ts';
import { type ViewRow } from './view.ts';

type DeleteViewDialogProps = { view: ViewRow; onDeleted: () => void; onClose: () => void };

export const DeleteViewDialog = ({ view, onDeleted, onClose }: DeleteViewDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [titleId, textId] = [useId(), useId()];
  const { send, isPending, failure } = useViewCommand(view.resource, view.id);
  const { name } = view;
  const remove = async () => {
    const { ok } = await send('delete');
    if (!ok) return;
    notify('resources.views.deleted', { type: 'success', messageArgs: { name } });
    onDeleted();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId}>{translate('resources.views.deleteTitle', { name })}</DialogTitle>
      <DialogContent>
        {failure && <FailureAlert failure={failure} />}
        <DialogContentText id={textId}>
          {translate(`resources.views.${view.shared ? 'deleteShared' : 'deleteOwn'}`)}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isPending}>
          {translate('ra.action.cancel')}
        </Button>
        <Button color="error" variant="contained" loading={isPending} onClick={() => void remove()}>
          {translate('resources.views.deleteNow')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
