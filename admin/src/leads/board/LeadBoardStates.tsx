/** The board while it is read. */
import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';

export const LeadBoardSkeleton = () => {
  const translate = useTranslate();
  return (
    <Box
      role="status"
      aria-label={translate('ra.message.loading')}
      sx={{ display: 'flex', gap: 1, overflow: 'hidden', pt: '2px' }}
    >
      {[1, 2, 3, 4, 5].map((column) => (
        <Skeleton key={column} variant="rounded" sx={{ width: 288, height: 400, flexShrink: 0 }} />
      ))}
    </Box>
  );
};
