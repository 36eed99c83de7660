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
    notify(`La vista «${name}» se eliminó.`, { type: 'success' });
    onDeleted();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId}>{`¿Eliminar la vista «${name}»?`}</DialogTitle>
      <DialogContent>
        {failure && <FailureAlert failure={failure} />}
        <DialogContentText id={textId}>
          {view.shared
            ? 'Tus colegas también dejan de verla. Lo que muestra no cambia.'
            : 'Lo que muestra no cambia: solo se pierde la vista.'}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isPending}>
          {translate('ra.action.cancel')}
        </Button>
        <Button color="error" variant="contained" loading={isPending} onClick={() => void remove()}>
          Eliminar
        </Button>
      </DialogActions>
    </Dialog>
  );
};
