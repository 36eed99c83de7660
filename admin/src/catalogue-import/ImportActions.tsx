/** Try it, then import it: only what was tried, as it was tried, and only where there is something to do. */
import { type ImportSourceName } from '@cotejo/core/catalogue-import';
import { type CountryCode } from '@cotejo/core/kit/country';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { RefusedButton } from '../kit/commands/RefusedButton.tsx';
import { ConfirmImport } from './ConfirmImport.tsx';
import { type ImportState } from './run/importer.ts';
import { useImport } from './run/tabImporter.ts';

const refusals: Readonly<Record<Refusal, string>> = {
  running: 'Espera a que termine lo que está en curso, o detenlo.',
  noFile: 'Elige un archivo.',
  untried: 'Primero prueba el archivo, tal como lo elegiste.',
  nothing: 'No hay nada que importar: todo está igual o fue rechazado.',
};

type Refusal = 'running' | 'noFile' | 'untried' | 'nothing';

const noTrial = ({ file, run }: ImportState): Refusal | undefined =>
  run?.status === 'running' ? 'running' : file ? undefined : 'noFile';
const noImport = (state: ImportState): Refusal | undefined => {
  const { tried } = state;
  return noTrial(state) ?? (!tried ? 'untried' : tried.changes === 0 ? 'nothing' : undefined);
};

type ImportActionsProps = {
  place: { readonly country: CountryCode; readonly source: ImportSourceName };
  onStart: (isTrial: boolean) => void;
};

export const ImportActions = ({ place, onStart }: ImportActionsProps) => {
  const state = useImport();
  const [isAsking, setIsAsking] = useState(false);
  const [trialRefusal, importRefusal] = [noTrial(state), noImport(state)];
  // What is to be done next is the one that stands out.
  const isTried = importRefusal === undefined;
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {trialRefusal ? (
        <RefusedButton variant="contained" reason={refusals[trialRefusal]}>
          Probar
        </RefusedButton>
      ) : (
        <Button variant={isTried ? 'outlined' : 'contained'} onClick={() => onStart(true)}>
          Probar
        </Button>
      )}
      {importRefusal ? (
        <RefusedButton variant="outlined" reason={refusals[importRefusal]}>
          Importar
        </RefusedButton>
      ) : (
        <Button variant="contained" onClick={() => setIsAsking(true)}>
          Importar
        </Button>
      )}
      {isAsking && state.run && (
        <ConfirmImport
          country={place.country}
          trial={state.run}
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            onStart(false);
          }}
        />
      )}
    </Box>
  );
};
