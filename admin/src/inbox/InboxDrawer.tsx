/** Everything that one was told, at the side of the page; on a phone it is the page. */
import Close from '@mui/icons-material/Close';
import DoneAll from '@mui/icons-material/DoneAll';
import { Box, Button, Drawer, IconButton, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useConsoleIdentity } from '../layout/useConsoleIdentity.ts';
import { FailureAlert } from '../leads/index.ts';
import { InboxList } from './InboxList.tsx';
import { useInbox } from './useInbox.ts';

type ContentProps = { userId: string; titleId: string; onClose: () => void };

const Content = ({ userId, titleId, onClose }: ContentProps) => {
  const translate = useTranslate();
  const inbox = useInbox(userId);
  const { notifications = [], failure, isMarking, markAll, markOne } = inbox;
  return (
    <Box sx={{ width: { xs: '100vw', sm: 420 }, p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h2" id={titleId}>
          {translate('cotejo.inbox.title')}
        </Typography>
        <IconButton onClick={onClose} aria-label={translate('cotejo.inbox.close')}>
          <Close />
        </IconButton>
      </Box>
      {notifications.some(({ read }) => !read) && (
        <Button startIcon={<DoneAll />} disabled={isMarking} onClick={() => void markAll()} sx={{ mt: 0.5 }}>
          {translate('cotejo.inbox.markAll')}
        </Button>
      )}
      {failure && <FailureAlert failure={failure} fields={[]} />}
      <InboxList
        notifications={inbox.notifications}
        error={inbox.error}
        onRetry={inbox.refetch}
        onOpened={({ id, read }) => {
          if (!read) void markOne(id);
        }}
        onLeave={onClose}
      />
    </Box>
  );
};

export const InboxDrawer = ({ onClose }: { onClose: () => void }) => {
  const titleId = useId();
  const identity = useConsoleIdentity();
  if (!identity) return null;
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } }}
    >
      <Content userId={String(identity.id)} titleId={titleId} onClose={onClose} />
    </Drawer>
  );
};
