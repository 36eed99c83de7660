/** Brings a catalogue in from a file, for those who may publish it. */
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { CanAccess } from 'react-admin';
import { NotAllowedPage } from '../kit/page/NotAllowedPage.tsx';
import { PageHeading } from '../kit/page/PageHeading.tsx';
import { importer, useImport } from './run/tabImporter.ts';
import { ImportForm } from './ImportForm.tsx';
import { useAskedChoice } from './useAskedChoice.ts';
import { RunPanel } from './run-panel/RunPanel.tsx';

const Import = () => {
  const { run } = useImport();
  useAskedChoice();
  // Who began something here is led to it; who comes back to it finds the page as any other.
  const [begun, setBegun] = useState(0);
  const start = (isTrial: boolean): void => {
    void importer.start(isTrial);
    setBegun(begun + 1);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <PageHeading title="Importar al catálogo" />
        <Typography color="text.secondary" sx={{ mt: 0.5, maxWidth: 760 }}>
          Trae productos, clínicas o valores con fecha desde un archivo. Primero se prueba: ves fila por fila
          qué cambiaría, sin cambiar nada. Enviar dos veces lo mismo no duplica nada.
        </Typography>
      </div>
      <ImportForm onStart={start} />
      {run && <RunPanel run={run} begun={begun} onGoOn={() => void importer.goOn()} onStop={importer.stop} />}
    </Box>
  );
};

export const ImportPage = () => (
  <CanAccess resource="imports" action="list" accessDenied={<NotAllowedPage />}>
    <Import />
  </CanAccess>
);
