/** For those whose role has nothing to do here: who they are, and whom to ask. */
import { roles as knownRoles } from '@cotejo/core/reference';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { MessagePage } from './MessagePage.tsx';
import { useConsoleIdentity } from './useConsoleIdentity.ts';
import { useAskedLogout } from './useAskedLogout.ts';

export const NotAllowedPage = () => {
  const translate = useTranslate();
  const logout = useAskedLogout();
  const identity = useConsoleIdentity();
  const roles = knownRoles
    .filter(({ name }) => identity?.roles.includes(name))
    .map((role) => role.displayName);
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
      {translate('cotejo.notAllowed.text', { roles: roles.join(', ') || '—' })}
    </MessagePage>
  );
};
