/** The start: the panels that the contexts have for the one who is logged in, or a plain welcome. */
import { Box } from '@mui/material';
import { Suspense } from 'react';
import { type HomePanel } from '../../kit/context.ts';
import { LoadingPage } from '../../kit/page/LoadingPage.tsx';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { PanelLoading } from '../../kit/ui/PanelLoading.tsx';
import { useContexts } from '../../kit/useContexts.ts';
import { Welcome } from './Welcome.tsx';

const columns = {
  display: 'grid',
  gap: 2,
  mt: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;
const stacked = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

const Column = ({ panels }: { panels: readonly HomePanel[] }) => (
  <Box sx={stacked}>
    {panels.map(({ name, Panel }) => (
      <Suspense key={name} fallback={<PanelLoading />}>
        <Panel />
      </Suspense>
    ))}
  </Box>
);

export const HomePage = () => {
  const identity = useConsoleIdentity();
  const contexts = useContexts();
  if (!identity) return <LoadingPage />;
  const panels = contexts.flatMap(({ home = [] }) => home).filter(({ isFor }) => isFor(identity));
  if (panels.length === 0) return <Welcome />;
  const inColumn = (column: HomePanel['column']) => panels.filter((panel) => panel.column === column);
  return (
    <>
      <PageHeading title="Inicio" />
      <Box sx={columns}>
        <Column panels={inColumn('main')} />
        <Column panels={inColumn('side')} />
      </Box>
    </>
  );
};
