/** The start page of those for whom no context has a panel: who they are here, and what they can open. */
import WavingHandOutlined from '@mui/icons-material/WavingHandOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { MessagePage } from '../../kit/page/MessagePage.tsx';
import { roleNames } from '../../kit/session/roleNames.ts';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { useAskedLogout } from '../../kit/session/useAskedLogout.ts';
import { useParts } from '../navigation/useParts.ts';

export const Welcome = () => {
  const logout = useAskedLogout();
  const identity = useConsoleIdentity();
  const parts = useParts().filter(({ to }) => to !== '/');
  return (
    <MessagePage
      icon={WavingHandOutlined}
      title={`Hola, ${identity?.name ?? ''}`}
      actions={
        <>
          {parts.map(({ key, to, label }) => (
            <Button key={key} component={Link} to={to} variant="contained">
              {label}
            </Button>
          ))}
          <Button variant="outlined" onClick={logout}>
            Entrar con otra cuenta
          </Button>
        </>
      }
    >
      {`Entraste como: ${roleNames(identity?.roles ?? []) || '—'}. Esto es lo que puedes abrir con tu cuenta.`}
    </MessagePage>
  );
};
