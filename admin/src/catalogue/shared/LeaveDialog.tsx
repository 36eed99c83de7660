/** Asks before what was typed is thrown away. */
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useEffect, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';

/** Tells whether something in the form is not as it was when it opened. */
export const DirtyWatch = ({ onDirty }: { onDirty: (isDirty: boolean) => void }) => {
  const { isDirty } = useFormState();
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return null;
};

/** A key that was hit by mistake is likely to be hit again: the next one throws nothing away. */
const focusIt = (button: HTMLButtonElement | null): void => button?.focus();

export const LeaveDialog = ({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) => {
  const translate = useTranslate();
  const id = useId();
  const say = (key: string) => translate(`cotejo.catalogue.leave.${key}`);
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={id} onClose={onStay}>
      <DialogTitle id={id}>{say('title')}</DialogTitle>
      <DialogContent>
        <Typography>{say('text')}</Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="error" onClick={onLeave}>
          {say('leave')}
        </Button>
        <Button variant="contained" ref={focusIt} onClick={onStay}>
          {say('stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
