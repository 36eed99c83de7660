/** The buttons of the commands on a user, and their dialogs. */
import { isOfCompanies, isOfPartners } from '@cotejo/core/users';
import { useState } from 'react';
import { CommandActions } from '../../kit/commands/CommandActions.tsx';
import { type UserCommandName, type UserRow } from '../user.ts';
import { waitsText } from '../words.ts';
import { userForms } from './forms.tsx';
import { OneTimePasswordDialog } from './OneTimePasswordDialog.tsx';
import { userChangeFormat } from './userChangeFormat.ts';

/** Those that make sense for such a user: nobody is offered to enable who is active. */
const offeredFor = (user: UserRow): readonly UserCommandName[] => {
  const ofOrganizations: UserCommandName[] =
    isOfCompanies(user) || isOfPartners(user) ? ['change-companies'] : [];
  if (user.status === 'disabled') return ['enable', 'change-roles', ...ofOrganizations];
  const ofWork: UserCommandName[] = user.roles.includes('EJECUTIVO')
    ? [user.pausedReasonId === null ? 'pause' : 'resume']
    : [];
  const ofTeam: UserCommandName[] = user.roles.includes('SUPERVISOR') ? ['change-team'] : [];
  return [...ofTeam, ...ofWork, 'change-roles', ...ofOrganizations, 'reset-password', 'act-as', 'disable'];
};

export const UserActions = ({ user }: { user: UserRow }) => {
  const [password, setPassword] = useState<string>();
  return (
    <>
      <CommandActions
        resource="users"
        record={user}
        forms={userForms}
        offered={offeredFor(user)}
        changeFormat={userChangeFormat}
        onPassword={setPassword}
        doneText={({ approval }) =>
          approval && approval.requestId !== user.approval?.requestId ? waitsText : undefined
        }
      />
      {password && (
        <OneTimePasswordDialog
          name={user.name ?? ''}
          password={password}
          onClose={() => setPassword(undefined)}
        />
      )}
    </>
  );
};
