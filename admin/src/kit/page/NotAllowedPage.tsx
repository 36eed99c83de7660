/** For those whose role has nothing to do here: who they are, and whom to ask. */
import LockOutlined from '@mui/icons-material/LockOutlined';
import { Button } from '@mui/material';
import { MessagePage } from './MessagePage.tsx';
import { roleNames } from '../session/roleNames.ts';
import { useConsoleIdentity } from '../session/useConsoleIdentity.ts';
import { useAskedLogout } from '../session/useAskedLogout.ts';

export const NotAllowedPage = () => {
  const logout = useAskedLogout();
  const identity = useConsoleIdentity();
  return (
    <MessagePage
      icon={LockOutlined}
      title="Tu cuenta no tiene acceso a esta sección"
      actions={
        <Button variant="outlined" onClick={logout}>
          Entrar con otra cuenta
        </Button>
      }
    >
      {`Tu rol es: ${roleNames(identity?.roles ?? []) || '—'}. Si la necesitas, pide el acceso a la persona que administra la consola.`}
    </MessagePage>
  );
};
