/** Notifications, newest first; one that is opened counts as read. */
import { List } from '@mui/material';
import { InboxItem } from './InboxItem.tsx';
import { type NotificationRow } from './notification.ts';

type InboxListProps = {
  notifications: readonly NotificationRow[];
  onMark: (id: string) => void;
  /** Somebody goes where one leads. */
  onLeave?: () => void;
};

export const InboxList = ({ notifications, onMark, onLeave }: InboxListProps) => (
  <List disablePadding>
    {notifications.map((notification) => (
      <InboxItem
        key={notification.id}
        notification={notification}
        onMark={() => onMark(notification.id)}
        onLeave={onLeave}
      />
    ))}
  </List>
);
