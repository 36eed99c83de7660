/** Says that leads changed since the audit was read, and reads it anew when asked to. */
import Refresh from '@mui/icons-material/Refresh';
import { Alert, Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAuditNews } from './useAuditNews.ts';

export const AuditNews = () => {
  const translate = useTranslate();
  const { count, show } = useAuditNews();
  return (
    <Box role="status">
      {count > 0 && (
        <Alert
          severity="info"
          variant="outlined"
          sx={{ mb: 1.5, alignItems: 'center' }}
          action={
            <Button color="inherit" startIcon={<Refresh />} onClick={show}>
              {translate('resources.auditoria.list.showNews')}
            </Button>
          }
        >
          {translate('resources.auditoria.list.news', { smart_count: count })}
        </Alert>
      )}
    </Box>
  );
};
