/** Says that leads changed since the audit was read, and reads it anew when asked to. */
import Refresh from '@mui/icons-material/Refresh';
import { Alert, Box, Button } from '@mui/material';
import { counted } from '../kit/words/plural.ts';
import { useAuditNews } from './useAuditNews.ts';

export const AuditNews = () => {
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
              Actualizar
            </Button>
          }
        >
          Hay {counted(count, 'solicitud', 'solicitudes')} con cambios nuevos
        </Alert>
      )}
    </Box>
  );
};
