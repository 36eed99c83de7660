/** While the leads are on their way. */
import { Box, Skeleton, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';

const rows = Array.from({ length: 8 }, (_, index) => index);

export const LeadListSkeleton = () => {
  const translate = useTranslate();
  return (
    <Stack role="status" aria-label={translate('ra.message.loading')} sx={{ p: 2, gap: 2.25 }}>
      {rows.map((row) => (
        <Box key={row} sx={{ display: 'flex', gap: 3 }}>
          <Skeleton variant="rounded" height={34} sx={{ flex: 3 }} />
          <Skeleton variant="rounded" height={34} sx={{ flex: 2 }} />
          <Skeleton variant="rounded" height={34} sx={{ flex: 2, display: { xs: 'none', md: 'block' } }} />
        </Box>
      ))}
    </Stack>
  );
};
