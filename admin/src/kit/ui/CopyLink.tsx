/** Copies a link; where the browser keeps its clipboard to itself, shows it to be copied by hand. */
import ContentCopy from '@mui/icons-material/ContentCopy';
import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';

const selectAll = (input: HTMLInputElement | null): void => {
  input?.focus();
  input?.select();
};

/** @param label what the link is for */
export const CopyLink = ({ label, link }: { label: string; link: string }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [isShown, setIsShown] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => notify('cotejo.copyLink.copied', { type: 'success' }),
      () => setIsShown(true),
    );
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<ContentCopy />} onClick={() => void copy()}>
        {translate('cotejo.copyLink.copy')}
      </Button>
      {isShown && (
        <TextField
          label={label}
          value={link}
          fullWidth
          inputRef={selectAll}
          slotProps={{ htmlInput: { readOnly: true } }}
          sx={{ mt: 0.5 }}
        />
      )}
    </>
  );
};
