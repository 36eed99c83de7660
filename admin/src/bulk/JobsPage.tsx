/** All that one has going on in the background: a part for each context that has such work. */
import { Typography } from '@mui/material';
import { Suspense } from 'react';
import { PageHeading } from '../kit/page/PageHeading.tsx';
import { PanelLoading } from '../kit/ui/PanelLoading.tsx';
import { useContexts } from '../kit/useContexts.ts';

export const JobsPage = () => (
  <>
    <PageHeading title="Trabajos" />
    <Typography color="text.secondary" sx={{ mb: 2, mt: 0.5 }}>
      Lo que pediste para muchas solicitudes a la vez, y los archivos que exportaste.
    </Typography>
    {useContexts().map(
      ({ name, Jobs }) =>
        Jobs && (
          <Suspense key={name} fallback={<PanelLoading />}>
            <Jobs />
          </Suspense>
        ),
    )}
  </>
);
