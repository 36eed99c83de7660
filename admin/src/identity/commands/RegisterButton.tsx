/** Registers a user, and tells the password for the first login. */
import PersonAddAlt from '@mui/icons-material/PersonAddAlt';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { CommandDialog } from '../../kit/commands/CommandDialog.tsx';
import { type UserRow } from '../user.ts';
import { registerForm } from './forms.tsx';
import { PersonFields, RoleFields } from './fields.tsx';
import { OneTimePasswordDialog } from './OneTimePasswordDialog.tsx';

export const RegisterButton = () => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const identity = useConsoleIdentity();
  const [newId, setNewId] = useState<string>();
  const [told, setTold] = useState<{ name: string; password: string }>();
  if (!identity?.permissions.includes('users:register')) return null;
  return (
    <>
      <Button variant="contained" startIcon={<PersonAddAlt />} onClick={() => setNewId(crypto.randomUUID())}>
        {translate('resources.users.list.register')}
      </Button>
      {newId && (
        <CommandDialog<UserRow>
          resource="users"
          command="register"
          id={newId}
          form={registerForm}
          onDone={({ name }, oneTimePassword) => {
            setNewId(undefined);
            if (oneTimePassword) setTold({ name: name ?? '', password: oneTimePassword });
            refresh();
          }}
          onClose={() => setNewId(undefined)}
        >
          <PersonFields />
          <RoleFields />
        </CommandDialog>
      )}
      {told && <OneTimePasswordDialog {...told} onClose={() => setTold(undefined)} />}
    </>
  );
};
