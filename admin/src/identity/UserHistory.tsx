/** What happened to a user, the newest first: who did it, and when. */
import { useTranslate } from 'react-admin';
import { HistoryItem } from '../kit/history/HistoryItem.tsx';
import { HistoryList } from '../kit/history/HistoryList.tsx';
import { type UserHistoryRow } from './user.ts';
import { historyText } from './userModel.ts';

export const UserHistory = ({ userId }: { userId: string }) => {
  const translate = useTranslate();
  const words = {
    noTeam: translate('resources.users.team.none'),
    noOrganizations: translate('resources.users.organizations.none'),
    somebody: translate('cotejo.actor.unknownUser'),
  };
  return (
    <HistoryList<UserHistoryRow>
      title={translate('resources.users.show.history')}
      errorTitle={translate('resources.users.error.history')}
      resource="user-history"
      filter={{ userId }}
      sortedBy="at"
    >
      {(row) => {
        const { key, args, note } = historyText(row, words);
        const title = translate(`resources.users.history.types.${key}`, args);
        return <HistoryItem key={row.id} row={row} title={title} note={note} />;
      }}
    </HistoryList>
  );
};
