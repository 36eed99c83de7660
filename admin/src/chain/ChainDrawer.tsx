/** What caused what, from the first command on: a tree of events at the side of the page. */
import Close from '@mui/icons-material/Close';
import { Box, Drawer, IconButton, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { ReadError } from '../misc/ReadError.tsx';
import { ReadSkeleton } from '../misc/ReadSkeleton.tsx';
import { ChainBranch } from './ChainBranch.tsx';
import { chainTree } from './chainTree.ts';
import { useChain } from './useChain.ts';

const Chain = ({ correlationId }: { correlationId: string }) => {
  const translate = useTranslate();
  const { data, error, refetch } = useChain(correlationId);
  if (error)
    return <ReadError title={translate('resources.auditoria.error.chain')} error={error} onRetry={refetch} />;
  if (!data) return <ReadSkeleton />;
  return (
    <>
      <ChainBranch nodes={chainTree(data)} />
      {data.length <= 1 && (
        <Typography color="text.secondary" sx={{ mt: 2 }}>
          {translate('resources.auditoria.chain.alone')}
        </Typography>
      )}
    </>
  );
};

type ChainDrawerProps = { correlationId: string; onClose: () => void };

export const ChainDrawer = ({ correlationId, onClose }: ChainDrawerProps) => {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } }}
    >
      <Box sx={{ width: { xs: '100vw', sm: 440 }, p: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Typography variant="h2" id={titleId}>
            {translate('resources.auditoria.chain.title')}
          </Typography>
          <IconButton onClick={onClose} aria-label={translate('resources.auditoria.chain.close')}>
            <Close />
          </IconButton>
        </Box>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {translate('resources.auditoria.chain.text')}
        </Typography>
        <Chain correlationId={correlationId} />
      </Box>
    </Drawer>
  );
};
