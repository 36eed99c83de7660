/** The notifications, newest first, or why there are none to be seen. */
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import { Alert, Box, Button, List, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { InboxItem } from './InboxItem.tsx';
import { type NotificationRow } from './notification.ts';

type InboxListProps = {
  notifications: readonly NotificationRow[] | undefined;
  error: Error | null;
  onRetry: () => void;
  /** Somebody turned to this one: it counts as read. */
  onOpened: (notification: NotificationRow) => void;
  /** Somebody goes where it leads. */
  onLeave: () => void;
};

const Empty = () => {
  const translate = useTranslate();
  return (
    <Box sx={{ textAlign: 'center', py: 6 }}>
      <NotificationsNoneOutlined sx={{ fontSize: 44, color: 'text.secondary' }} aria-hidden />
      <Typography sx={{ fontWeight: 600 }}>{translate('cotejo.inbox.emptyTitle')}</Typography>
      <Typography color="text.secondary">{translate('cotejo.inbox.emptyText')}</Typography>
    </Box>
  );
};

export const InboxList = ({ notifications, error, onRetry, onOpened, onLeave }: InboxListProps) => {
  const translate = useTranslate();
  if (notifications === undefined && error)
    return (
      <Alert
        severity="error"
        sx={{ mt: 2 }}
        action={
          <Button color="inherit" onClick={onRetry}>
            {translate('cotejo.command.retry')}
          </Button>
        }
      >
        {error.message}
      </Alert>
    );
  if (notifications === undefined)
    return (
      <Box aria-busy="true" aria-label={translate('ra.message.loading')} role="status" sx={{ mt: 2 }}>
        {[1, 2, 3].map((line) => (
          <Skeleton key={line} variant="rounded" height={56} sx={{ mb: 1 }} />
        ))}
      </Box>
    );
  if (notifications.length === 0) return <Empty />;
  return (
    <List sx={{ mt: 1 }}>
      {notifications.map((notification) => (
        <InboxItem
          key={notification.id}
          notification={notification}
          onOpened={() => onOpened(notification)}
          onLeave={onLeave}
        />
      ))}
    </List>
  );
};
