/** Registers a user, and tells the password for the first login, or that another person approves it first. */
import PersonAddAlt from '@mui/icons-material/PersonAddAlt';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { CreateButton } from '../../kit/commands/CreateButton.tsx';
import { type UserRow } from '../user.ts';
import { waitsText } from '../words.ts';
import { registerForm } from './forms.tsx';
import { OneTimePasswordDialog } from './OneTimePasswordDialog.tsx';

export const RegisterButton = () => {
  const [notify, refresh] = [useNotify(), useRefresh()];
  const [told, setTold] = useState<{ name: string; password: string }>();
  return (
    <>
      <CreateButton<UserRow>
        resource="users"
        command="register"
        access="users:register"
        icon={<PersonAddAlt />}
        form={registerForm}
        onDone={({ name }, password) => {
          if (password) setTold({ name: name ?? '', password });
          else notify(waitsText, { type: 'info' });
          refresh();
        }}
      />
      {told && <OneTimePasswordDialog {...told} onClose={() => setTold(undefined)} />}
    </>
  );
};
