/** What happened to a user, the newest first: who did it, and when. */
import { HistoryItem } from '../kit/history/HistoryItem.tsx';
import { HistoryList } from '../kit/history/HistoryList.tsx';
import { type UserHistoryRow } from './user.ts';
import { historyText } from './userModel.ts';

export const UserHistory = ({ userId }: { userId: string }) => {
  return (
    <HistoryList<UserHistoryRow>
      title="Qué pasó con este usuario"
      errorTitle="No se pudo leer el historial."
      resource="user-history"
      filter={{ userId }}
      sortedBy="at"
    >
      {(row) => {
        const { title, note } = historyText(row);
        return <HistoryItem key={row.id} row={row} title={title} note={note} />;
      }}
    </HistoryList>
  );
};
