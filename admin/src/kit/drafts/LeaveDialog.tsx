/** Asks before one leaves what was typed and not sent, drops its draft, or logs out and loses it. */
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import { type LostWithSession } from '../session/guards.ts';
import { lostTexts, unsaved } from './lostTexts.ts';

/** A key that was hit by mistake is likely to be hit again: the next one throws nothing away. */
const focusIt = (button: HTMLButtonElement | null): void => button?.focus();

type LeaveDialogProps = {
  isKept: boolean;
  /** The losses where the session would end. */
  lost?: LostWithSession | undefined;
  /** The name of the command whose draft would be dropped, where that is all. */
  dropped?: string | undefined;
  onLeave: () => void;
  onClose: () => void;
};

export const LeaveDialog = ({ isKept, lost, dropped, onLeave, onClose }: LeaveDialogProps) => {
  const id = useId();
  const texts = lost
    ? lostTexts(lost)
    : [
        dropped === undefined
          ? isKept
            ? 'Lo que escribiste queda guardado un día en este navegador: lo verás cuando vuelvas.'
            : unsaved
          : `Se borra lo que dejaste a medias en «${dropped}».`,
      ];
  return (
    <Dialog
      open
      maxWidth="xs"
      fullWidth
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <DialogTitle id={id}>
        {lost
          ? '¿Cerrar sesión y perder lo que escribiste?'
          : isKept
            ? '¿Salir y dejarlo a medias?'
            : '¿Descartar lo que escribiste?'}
      </DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`}>{texts.join(' ')}</Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color={isKept ? 'inherit' : 'error'} onClick={onLeave}>
          {lost ? 'Cerrar sesión' : isKept ? 'Salir' : 'Descartar'}
        </Button>
        <Button variant="contained" ref={focusIt} onClick={onClose}>
          {lost ? 'Quedarme' : dropped === undefined ? 'Seguir editando' : 'Conservar'}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
