/** The button in the top bar: how many notifications are still to be read, and the way to them. */
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import { Badge, IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { lazyPart } from '../kit/page/lazyPart.tsx';
import { visuallyHidden } from '../kit/ui/visuallyHidden.ts';
import { badgeOf } from './notification.ts';
import { useUnread } from './useUnread.ts';

const ReadOnOpening = lazyPart(async () => (await import('./ReadOnOpening.tsx')).ReadOnOpening);
const InboxDrawer = lazyPart(async () => (await import('./InboxDrawer.tsx')).InboxDrawer);

export const InboxButton = () => {
  const unread = useUnread();
  const [isOpen, setIsOpen] = useState(false);
  const label = unread > 0 ? `Notificaciones: ${badgeOf(unread)} sin leer` : 'Notificaciones';
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        >
          <Badge badgeContent={unread === 0 ? undefined : badgeOf(unread)} color="primary" aria-hidden>
            <NotificationsNoneOutlined />
          </Badge>
        </IconButton>
      </Tooltip>
      <span role="status" style={visuallyHidden}>
        {unread > 0 ? label : ''}
      </span>
      <ReadOnOpening />
      {isOpen && <InboxDrawer onClose={() => setIsOpen(false)} />}
    </>
  );
};
