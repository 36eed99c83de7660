/** For those whose role has nothing to do here: who they are, and whom to ask. */
import LockOutlined from '@mui/icons-material/LockOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { MessagePage } from './MessagePage.tsx';
import { roleNames } from '../session/roleNames.ts';
import { useConsoleIdentity } from '../session/useConsoleIdentity.ts';
import { useAskedLogout } from '../session/useAskedLogout.ts';

export const NotAllowedPage = () => {
  const translate = useTranslate();
  const logout = useAskedLogout();
  const identity = useConsoleIdentity();
  return (
    <MessagePage
      icon={LockOutlined}
      title={translate('cotejo.notAllowed.title')}
      actions={
        <Button variant="outlined" onClick={logout}>
          {translate('cotejo.notAllowed.otherUser')}
        </Button>
      }
    >
      {translate('cotejo.notAllowed.text', { roles: roleNames(identity?.roles ?? []) || '—' })}
    </MessagePage>
  );
};
