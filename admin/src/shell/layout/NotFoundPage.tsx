/** No page has this address. */
import SearchOff from '@mui/icons-material/SearchOff';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { MessagePage } from '../../kit/page/MessagePage.tsx';

export const NotFoundPage = () => (
  <MessagePage
    icon={SearchOff}
    title="Esta página no existe"
    actions={
      <Button component={Link} to="/" variant="contained">
        Ir al inicio
      </Button>
    }
  >
    La dirección está equivocada o el enlace ya no es válido.
  </MessagePage>
);
