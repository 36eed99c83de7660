/** A mistake of the console's own: said plainly, without its insides. */
import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import { Button } from '@mui/material';
import { MessagePage } from '../../kit/page/MessagePage.tsx';

export const CrashPage = () => (
  <MessagePage
    icon={ReportProblemOutlined}
    title="Algo salió mal en esta página"
    actions={
      <Button variant="contained" onClick={() => window.location.reload()}>
        Recargar
      </Button>
    }
  >
    Lo que ya guardaste está a salvo. Recarga la página para seguir.
  </MessagePage>
);
