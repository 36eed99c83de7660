/** A password for one use, told once: to be copied and handed over. */
import ContentCopy from '@mui/icons-material/ContentCopy';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

type OneTimePasswordDialogProps = { name: string; password: string; onClose: () => void };

export const OneTimePasswordDialog = ({ name, password, onClose }: OneTimePasswordDialogProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const say = (key: string, args?: object) => translate(`resources.users.oneTime.${key}`, args);
  const copy = async () => {
    field.current?.select();
    // Where the browser does not let, the selected text is copied by hand.
    await navigator.clipboard?.writeText(password).then(
      () => setIsCopied(true),
      () => undefined,
    );
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      onClose={(_event, by) => {
        // It is told once: neither a click beside it nor a slip of the hand loses it.
        if (by !== 'backdropClick' && by !== 'escapeKeyDown') onClose();
      }}
    >
      <DialogTitle id={titleId}>{say('title')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{say('text', { name })}</Typography>
        <TextField
          label={say('label')}
          value={password}
          inputRef={field}
          fullWidth
          slotProps={{
            input: { readOnly: true, sx: { fontFamily: 'monospace', fontSize: '1.1rem' } },
            htmlInput: { spellCheck: false, autoComplete: 'off' },
          }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button startIcon={<ContentCopy />} onClick={() => void copy()} aria-live="polite">
          {say(isCopied ? 'copied' : 'copy')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {say('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
