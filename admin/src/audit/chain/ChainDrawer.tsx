/** What caused what, from the first command on: a tree of events at the side of the page. */
import { Alert, Typography } from '@mui/material';
import { ReadError } from '../../kit/ui/ReadError.tsx';
import { ReadSkeleton } from '../../kit/ui/ReadSkeleton.tsx';
import { SideDrawer } from '../../kit/ui/SideDrawer.tsx';
import { ChainBranch } from './ChainBranch.tsx';
import { chainTree } from './chainTree.ts';
import { useChain } from './useChain.ts';

type ChainProps = {
  correlationId: string;
  /** In which times are told; that of the browser if left out. */
  zone?: string | undefined;
};

const Chain = ({ correlationId, zone }: ChainProps) => {
  const { data, error, refetch } = useChain(correlationId);
  if (error) return <ReadError title="No se pudo leer la cadena" error={error} onRetry={refetch} />;
  if (!data) return <ReadSkeleton />;
  return (
    <>
      {data.hasMore && (
        <Alert severity="info" sx={{ mb: 2 }}>
          Aquí están los primeros {data.events.length.toLocaleString('es-419')} eventos; hay más.
        </Alert>
      )}
      <ChainBranch nodes={chainTree(data.events)} zone={zone} />
      {data.events.length <= 1 && (
        <Typography color="text.secondary" sx={{ mt: 2 }}>
          Este cambio no causó ningún otro.
        </Typography>
      )}
    </>
  );
};

type ChainDrawerProps = ChainProps & { onClose: () => void };

export const ChainDrawer = ({ onClose, ...chain }: ChainDrawerProps) => (
  <SideDrawer title="Qué causó qué" closeLabel="Cerrar" width={440} onClose={onClose}>
    <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
      Todo lo que siguió a la primera orden, en los registros que puedes ver.
    </Typography>
    <Chain {...chain} />
  </SideDrawer>
);
