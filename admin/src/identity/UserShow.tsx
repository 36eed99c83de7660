/** One user: who it is, what may be done, and what happened. */
import { RecordHead, RecordPage } from '../kit/page/RecordPage.tsx';
import { roleNames } from '../kit/session/roleNames.ts';
import { ApprovalPanel } from './approval/ApprovalPanel.tsx';
import { UserActions } from './commands/UserActions.tsx';
import { SituationChip } from './SituationChip.tsx';
import { type UserRow } from './user.ts';
import { UserFacts } from './UserFacts.tsx';
import { UserHistory } from './UserHistory.tsx';

export const UserShow = () => (
  <RecordPage<UserRow> resource="users">
    {(user) => (
      <>
        <RecordHead
          resource="users"
          title={user.name ?? user.id}
          chips={<SituationChip user={user} />}
          text={roleNames(user.roles)}
          actions={<UserActions user={user} />}
        />
        <ApprovalPanel user={user} />
        <UserFacts />
        <UserHistory userId={user.id} />
      </>
    )}
  </RecordPage>
);
