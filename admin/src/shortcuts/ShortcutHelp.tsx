/** The shortcuts, for who presses `?`. */
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

/** Keys, and the message that says what they do. */
const shown = [
  ['Ctrl K', 'palette'],
  ['/', 'search'],
  ['g l', 'leads'],
  ['g t', 'board'],
  ['g a', 'audit'],
  ['n', 'note'],
  ['e', 'status'],
  ['c', 'activity'],
  ['?', 'help'],
] as const;

export const ShortcutHelp = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('cotejo.shortcuts.title')}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1, m: 0 }}>
          {shown.map(([keys, name]) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <Box component="dd" sx={{ m: 0 }}>
                {translate(`cotejo.shortcuts.${name}`)}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
