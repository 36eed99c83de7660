/** Asks before one leaves what was typed and not sent. */
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

/** A key that was hit by mistake is likely to be hit again: the next one throws nothing away. */
const focusIt = (button: HTMLButtonElement | null): void => button?.focus();

type LeaveDialogProps = { isKept: boolean; onLeave: () => void; onClose: () => void };

export const LeaveDialog = ({ isKept, onLeave, onClose }: LeaveDialogProps) => {
  const translate = useTranslate();
  const id = useId();
  const say = (key: string) => translate(`cotejo.leave.${key}`);
  return (
    <Dialog
      open
      maxWidth="xs"
      fullWidth
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <DialogTitle id={id}>{say(isKept ? 'title' : 'discardTitle')}</DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`}>{say(isKept ? 'text' : 'discardText')}</Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color={isKept ? 'inherit' : 'error'} onClick={onLeave}>
          {say(isKept ? 'leave' : 'discard')}
        </Button>
        <Button variant="contained" ref={focusIt} onClick={onClose}>
          {say('stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
