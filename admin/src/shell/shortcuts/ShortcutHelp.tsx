/** The shortcuts, for who presses `?`; those of a single key can be turned off (WCAG 2.1.4). */
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormHelperText,
  Switch,
} from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type ConsoleContext, type Shortcut } from '../../kit/context.ts';
import { useContexts } from '../../kit/useContexts.ts';
import { type Part, useParts } from '../navigation/useParts.ts';
import { useSingleKeys } from './useSingleKeys.ts';

const always: readonly Shortcut[] = [
  { keys: 'Ctrl K', label: 'Buscar y hacer' },
  { keys: 'Ctrl Enter', label: 'Guardar o enviar el formulario en el que escribes' },
];
const search: Shortcut = { keys: '/', label: 'Buscar y hacer' };
const help: Shortcut = { keys: '?', label: 'Ver los atajos' };

/** Those of the frame, and in between those of the pages that the viewer may open and of what one does there. */
const singleOf = (parts: readonly Part[], contexts: readonly ConsoleContext[]): readonly Shortcut[] => [
  search,
  ...parts.flatMap(({ shortcut = [] }) => shortcut),
  ...contexts.flatMap(({ palette }) => palette?.shortcuts ?? []),
  help,
];

const keyLook = {
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  px: 0.75,
  py: 0.25,
  mr: 0.5,
} as const;

const ShortcutList = ({ shortcuts }: { shortcuts: readonly Shortcut[] }) => (
  <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '5rem 1fr', gap: 1, m: 0, mb: 1 }}>
    {shortcuts.map(({ keys, label }) => (
      <Box key={`${keys} ${label}`} sx={{ display: 'contents' }}>
        <dt>
          {keys.split(' ').map((key) => (
            <Box key={key} component="kbd" sx={keyLook}>
              {key}
            </Box>
          ))}
        </dt>
        <Box component="dd" sx={{ m: 0 }}>
          {label}
        </Box>
      </Box>
    ))}
  </Box>
);

export const ShortcutHelp = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const [titleId, hintId] = [useId(), useId()];
  const contexts = useContexts();
  const parts = useParts();
  const [areSingleKeysOn, setSingleKeys] = useSingleKeys();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>Atajos de teclado</DialogTitle>
      <DialogContent>
        <ShortcutList shortcuts={always} />
        {areSingleKeysOn && <ShortcutList shortcuts={singleOf(parts, contexts)} />}
        <FormControlLabel
          control={
            <Switch
              checked={areSingleKeysOn}
              onChange={(_, areOn) => setSingleKeys(areOn)}
              slotProps={{ input: { 'aria-describedby': hintId } }}
            />
          }
          label="Usar atajos de una sola tecla"
        />
        <FormHelperText id={hintId}>
          Desactívalos si dictas por voz o si una tecla suelta te cambia de página sin querer.
        </FormHelperText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
