/** Asks before one leaves what was typed and not sent, drops its draft, or logs out and loses it. */
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type LostWithSession } from '../session/guards.ts';
import { lostKeys } from './lostKeys.ts';

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
  const translate = useTranslate();
  const id = useId();
  const say = (key: string, args?: object) => translate(`cotejo.leave.${key}`, args);
  const texts = lost
    ? lostKeys(lost).map((key) => say(key, { smart_count: lost.drafts }))
    : [dropped === undefined ? say(isKept ? 'text' : 'discardText') : say('dropText', { name: dropped })];
  return (
    <Dialog
      open
      maxWidth="xs"
      fullWidth
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <DialogTitle id={id}>{say(lost ? 'logoutTitle' : isKept ? 'title' : 'discardTitle')}</DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`}>{texts.join(' ')}</Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color={isKept ? 'inherit' : 'error'} onClick={onLeave}>
          {say(lost ? 'logout' : isKept ? 'leave' : 'discard')}
        </Button>
        <Button variant="contained" ref={focusIt} onClick={onClose}>
          {say(lost ? 'stayHere' : dropped === undefined ? 'stay' : 'keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
