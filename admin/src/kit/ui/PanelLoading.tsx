/** What stands in a panel while it is being read. */
import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';

export const PanelLoading = () => {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('ra.message.loading')}>
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} variant="rounded" height={40} sx={{ mb: 1 }} />
      ))}
    </Box>
  );
};
