/** What may be done with a user: what may not be done now stays reachable, and says why. */
import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { RefusedButton } from '../../kit/commands/RefusedButton.tsx';
import { type UserCommandName, type UserRow } from '../user.ts';
import { situationOf } from '../userModel.ts';
import { permissionFor } from '../../kit/commands/permission.ts';
import { ActAsDialog } from './ActAsDialog.tsx';
import { userForms } from './forms.tsx';
import { OneTimePasswordDialog } from './OneTimePasswordDialog.tsx';
import { UserCommandDialog } from './UserCommandDialog.tsx';

type ActionProps = { user: UserRow; command: UserCommandName; onOpen: () => void };

const Action = ({ user, command, onOpen }: ActionProps) => {
  const translate = useTranslate();
  const { allowed, reason } = permissionFor(user, command);
  const label = translate(`resources.users.command.names.${command}`);
  if (allowed)
    return (
      <Button variant="outlined" onClick={onOpen} color={command === 'disable' ? 'error' : 'primary'}>
        {label}
      </Button>
    );
  return (
    <RefusedButton variant="outlined" reason={reason}>
      {label}
    </RefusedButton>
  );
};

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
        <Action key={command} user={user} command={command} onOpen={() => setOpen(command)} />
      ))}
      {open === 'act-as' && <ActAsDialog user={user} onClose={close} />}
      {open && form && (
        <UserCommandDialog
          command={open}
          id={user.id}
          user={user}
          startsWith={form.startsWith?.(user)}
          fields={form.fields}
          payloadOf={form.payloadOf}
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
        </UserCommandDialog>
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
