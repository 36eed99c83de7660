/** What caused what, from the first command on: a tree of events at the side of the page. */
import { Alert, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
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
  const translate = useTranslate();
  const { data, error, refetch } = useChain(correlationId);
  if (error)
    return <ReadError title={translate('resources.auditoria.error.chain')} error={error} onRetry={refetch} />;
  if (!data) return <ReadSkeleton />;
  return (
    <>
      {data.hasMore && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('resources.auditoria.chain.cut', { count: data.events.length.toLocaleString('es-419') })}
        </Alert>
      )}
      <ChainBranch nodes={chainTree(data.events)} zone={zone} />
      {data.events.length <= 1 && (
        <Typography color="text.secondary" sx={{ mt: 2 }}>
          {translate('resources.auditoria.chain.alone')}
        </Typography>
      )}
    </>
  );
};

type ChainDrawerProps = ChainProps & { onClose: () => void };

export const ChainDrawer = ({ onClose, ...chain }: ChainDrawerProps) => {
  const translate = useTranslate();
  return (
    <SideDrawer
      title={translate('resources.auditoria.chain.title')}
      closeLabel={translate('resources.auditoria.chain.close')}
      width={440}
      onClose={onClose}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {translate('resources.auditoria.chain.text')}
      </Typography>
      <Chain {...chain} />
    </SideDrawer>
  );
};
