/** Registers a user, and says how the password comes to be: by mail, by the hand of who registers, or after an approval. */
import PersonAddAlt from '@mui/icons-material/PersonAddAlt';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { CreateButton } from '../../kit/commands/CreateButton.tsx';
import { type UserRow } from '../user.ts';
import { mailedText, waitsText } from '../words.ts';
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
        onDone={({ name, approval }, password) => {
          if (password) setTold({ name: name ?? '', password });
          else if (approval) notify(waitsText, { type: 'info' });
          else notify(mailedText, { type: 'success' });
          refresh();
        }}
      />
      {told && <OneTimePasswordDialog {...told} onClose={() => setTold(undefined)} />}
    </>
  );
};
