/** One notification: what happened, when, and the way to it. */
import { Box, ListItem, ListItemButton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { RelativeInstant } from '../misc/Instant.tsx';
import { visuallyHidden } from '../misc/visuallyHidden.ts';
import { addressOf, type NotificationRow } from './notification.ts';

const Dot = () => {
  const translate = useTranslate();
  return (
    <>
      <Box
        sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'primary.main', flexShrink: 0, mt: 0.9 }}
        aria-hidden
      />
      <span style={visuallyHidden}>{translate('cotejo.inbox.unread')}</span>
    </>
  );
};

const Words = ({ title, text, at, read }: NotificationRow) => (
  <Box sx={{ minWidth: 0, pl: read ? 2 : 0 }}>
    <Typography sx={{ fontWeight: read ? 500 : 650 }}>{title}</Typography>
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
    <Typography variant="body2" color="text.secondary">
      <RelativeInstant value={at} />
    </Typography>
  </Box>
);

type InboxItemProps = { notification: NotificationRow; onOpened: () => void; onLeave: () => void };

export const InboxItem = ({ notification, onOpened, onLeave }: InboxItemProps) => {
  const address = addressOf(notification);
  const target = address === undefined ? {} : { component: Link, to: address };
  return (
    <ListItem disablePadding>
      <ListItemButton
        {...target}
        onClick={() => {
          onOpened();
          if (address !== undefined) onLeave();
        }}
        sx={{ borderRadius: 2, alignItems: 'flex-start', gap: 1, px: 1 }}
      >
        {!notification.read && <Dot />}
        <Words {...notification} />
      </ListItemButton>
    </ListItem>
  );
};
