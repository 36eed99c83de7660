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
import { plural } from '../kit/words/plural.ts';
import { written } from './results/countOf.ts';
import { type Run } from './run/importer.ts';
import { RunCounts } from './run-panel/RunCounts.tsx';

type ConfirmImportProps = { country: CountryCode; trial: Run; onClose: () => void; onConfirm: () => void };

export const ConfirmImport = ({ country, trial, onClose, onConfirm }: ConfirmImportProps) => {
  const titleId = useId();
  const refused = trial.results.rows.refused.length;
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>¿Importar al catálogo de {countryOf(country).name}?</DialogTitle>
      <DialogContent>
        <Stack spacing={1.5}>
          <Typography>Según la prueba:</Typography>
          <RunCounts results={trial.results} />
          {refused > 0 && (
            <Alert severity="warning">
              {plural(
                refused,
                'La fila rechazada queda fuera',
                `Las ${written(refused)} filas rechazadas quedan fuera`,
              )}
              ; las demás se importan.
            </Alert>
          )}
          <Typography variant="body2">
            Lo nuevo y lo que cambia se publica fila por fila: los visitantes lo ven de inmediato.
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancelar</Button>
        <Button variant="contained" onClick={onConfirm}>
          Importar
        </Button>
      </DialogActions>
    </Dialog>
  );
};
