/** While the lead is on its way. */
import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../../kit/ui/visuallyHidden.ts';

export const LeadShowSkeleton = () => {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('ra.message.loading')} sx={{ display: 'grid', gap: 2 }}>
      <h1 style={visuallyHidden}>Solicitud</h1>
      <Skeleton variant="text" width={120} />
      <Skeleton variant="rounded" height={48} sx={{ maxWidth: 420 }} />
      <Skeleton variant="rounded" height={180} />
      <Skeleton variant="rounded" height={220} />
    </Box>
  );
};
