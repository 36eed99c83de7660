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

type OneTimePasswordDialogProps = { name: string; password: string; onClose: () => void };

export const OneTimePasswordDialog = ({ name, password, onClose }: OneTimePasswordDialogProps) => {
  const titleId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
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
      <DialogTitle id={titleId}>Contraseña de un solo uso</DialogTitle>
      <DialogContent>
        <Typography
          sx={{ mb: 2 }}
        >{`Esta instalación no envía correos: entrégala tú a ${name} por un medio seguro. Al entrar deberá cambiarla. No se vuelve a mostrar.`}</Typography>
        <TextField
          label="Contraseña"
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
          {isCopied ? 'Copiada' : 'Copiar'}
        </Button>
        <Button variant="contained" onClick={onClose}>
          Ya la guardé
        </Button>
      </DialogActions>
    </Dialog>
  );
};
