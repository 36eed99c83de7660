/** What may be done with a user: what may not be done now stays reachable, and says why. */
import { Alert, Box } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { CommandDialog } from '../../kit/commands/CommandDialog.tsx';
import { CommandButton } from '../../kit/commands/CommandButton.tsx';
import { type UserCommandName, type UserRow } from '../user.ts';
import { situationOf } from '../userModel.ts';
import { ActAsDialog } from './ActAsDialog.tsx';
import { userForms } from './forms.tsx';
import { OneTimePasswordDialog } from './OneTimePasswordDialog.tsx';
import { userTelling } from './telling.ts';

/** Those that make sense for such a user: nobody is offered to enable who is active. */
const offeredFor = (user: UserRow): readonly UserCommandName[] => {
  const situation = situationOf(user);
  if (situation === 'disabled') return ['enable', 'change-roles'];
  const ofWork: UserCommandName[] = user.roles.includes('EJECUTIVO')
    ? [situation === 'paused' ? 'resume' : 'pause']
    : [];
  const ofTeam: UserCommandName[] = user.roles.includes('SUPERVISOR') ? ['change-team'] : [];
  return [...ofTeam, ...ofWork, 'change-roles', 'reset-password', 'act-as', 'disable'];
};

export const UserActions = ({ user }: { user: UserRow }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [open, setOpen] = useState<UserCommandName>();
  const [password, setPassword] = useState<string>();
  const close = () => setOpen(undefined);
  const form = open && open !== 'act-as' ? userForms[open] : undefined;
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {offeredFor(user).map((command) => (
        <CommandButton
          key={command}
          command={command}
          variant="outlined"
          color={command === 'disable' ? 'error' : 'primary'}
          onClick={() => setOpen(command)}
        >
          {translate(`resources.users.command.names.${command}`)}
        </CommandButton>
      ))}
      {open === 'act-as' && <ActAsDialog user={user} onClose={close} />}
      {open && form && (
        <CommandDialog
          resource="users"
          command={open}
          record={user}
          form={form}
          telling={userTelling}
          saveLabel={form.explains ? translate(`resources.users.command.names.${open}`) : undefined}
          onDone={(_, oneTimePassword) => {
            close();
            if (oneTimePassword) setPassword(oneTimePassword);
            else notify('resources.users.command.done', { type: 'success' });
          }}
          onClose={close}
        >
          {form.explains && (
            <Alert severity="info">{translate(`resources.users.command.text.${open}`)}</Alert>
          )}
          {form.Fields && <form.Fields user={user} />}
        </CommandDialog>
      )}
      {password && (
        <OneTimePasswordDialog
          name={user.name ?? ''}
          password={password}
          onClose={() => setPassword(undefined)}
        />
      )}
    </Box>
  );
};
