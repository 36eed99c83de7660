/** Asks once more before the catalogue changes, with what the trial said. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { countryOf } from '@cotejo/core/reference/countries';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { counted } from './results/counted.ts';
import { type Run } from './run/importer.ts';
import { RunCounts } from './run/RunCounts.tsx';

type ConfirmImportProps = { country: CountryCode; trial: Run; onClose: () => void; onConfirm: () => void };

export const ConfirmImport = ({ country, trial, onClose, onConfirm }: ConfirmImportProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const say = (key: string, args?: object) => translate(`resources.imports.confirm.${key}`, args);
  const refused = trial.results.rows.refused.length;
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{say('title', { country: countryOf(country).name })}</DialogTitle>
      <DialogContent>
        <Stack spacing={1.5}>
          <Typography>{say('counts')}</Typography>
          <RunCounts results={trial.results} />
          {refused > 0 && <Alert severity="warning">{say('refused', counted(refused))}</Alert>}
          <Typography variant="body2">{say('public')}</Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" onClick={onConfirm}>
          {translate('resources.imports.actions.import')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
