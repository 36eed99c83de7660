/** While the console finds out who is there. */
import { Box, CircularProgress } from '@mui/material';
import { useTranslate } from 'react-admin';

export const LoadingPage = () => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}>
      <CircularProgress aria-label={translate('ra.message.loading')} />
    </Box>
  );
};
