/** Everything that one was told, at the side of the page; on a phone it is the page. */
import DoneAll from '@mui/icons-material/DoneAll';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FailureAlert } from '../commands/FailureAlert.tsx';
import { useConsoleIdentity } from '../layout/useConsoleIdentity.ts';
import { SideDrawer } from '../misc/SideDrawer.tsx';
import { InboxList } from './InboxList.tsx';
import { useInbox } from './useInbox.ts';

const Content = ({ userId, onClose }: { userId: string; onClose: () => void }) => {
  const translate = useTranslate();
  const inbox = useInbox(userId);
  const { notifications = [], failure, isMarking, markAll, markOne } = inbox;
  return (
    <>
      {notifications.some(({ read }) => !read) && (
        <Button startIcon={<DoneAll />} disabled={isMarking} onClick={() => void markAll()} sx={{ mt: 0.5 }}>
          {translate('cotejo.inbox.markAll')}
        </Button>
      )}
      {failure && <FailureAlert failure={failure} />}
      <InboxList
        notifications={inbox.notifications}
        error={inbox.error}
        onRetry={inbox.refetch}
        onOpened={({ id, read }) => {
          if (!read) void markOne(id);
        }}
        onLeave={onClose}
      />
    </>
  );
};

export const InboxDrawer = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const identity = useConsoleIdentity();
  if (!identity) return null;
  return (
    <SideDrawer
      title={translate('cotejo.inbox.title')}
      closeLabel={translate('cotejo.inbox.close')}
      width={420}
      onClose={onClose}
    >
      <Content userId={String(identity.id)} onClose={onClose} />
    </SideDrawer>
  );
};
