/** The newest of what one was told, at the side of the page; on a phone it is the page. */
import { Box, Button } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { FailureAlert } from '../kit/commands/FailureAlert.tsx';
import { useConsoleIdentity } from '../kit/session/useConsoleIdentity.ts';
import { ReadError } from '../kit/ui/ReadError.tsx';
import { ReadSkeleton } from '../kit/ui/ReadSkeleton.tsx';
import { SideDrawer } from '../kit/ui/SideDrawer.tsx';
import { InboxEmpty } from './InboxEmpty.tsx';
import { InboxList } from './InboxList.tsx';
import { MarkAllButton } from './MarkAllButton.tsx';
import { newestFirst, type NotificationRow, seenUntil } from './notification.ts';
import { useMarkRead } from './useMarkRead.ts';

const shown = 25;

const Content = ({ userId, onClose }: { userId: string; onClose: () => void }) => {
  const { isMarking, failure, markOne, markAll } = useMarkRead(userId);
  const { data, error, refetch } = useGetList<NotificationRow>('notifications', {
    pagination: { page: 1, perPage: shown },
    sort: newestFirst,
  });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        <Button component={Link} to="/notifications" onClick={onClose}>
          Ver todas
        </Button>
        {data?.some(({ read }) => !read) && (
          <MarkAllButton isMarking={isMarking} onMark={() => void markAll(seenUntil(data))} />
        )}
      </Box>
      {failure && <FailureAlert failure={failure} />}
      {!data && error && (
        <ReadError title="No se pudieron leer las notificaciones" error={error} onRetry={refetch} />
      )}
      {!data && !error && <ReadSkeleton />}
      {data?.length === 0 && <InboxEmpty />}
      {data && data.length > 0 && (
        <InboxList notifications={data} onMark={(id) => void markOne(id)} onLeave={onClose} />
      )}
    </>
  );
};

export const InboxDrawer = ({ onClose }: { onClose: () => void }) => {
  const identity = useConsoleIdentity();
  if (!identity) return null;
  return (
    <SideDrawer title="Notificaciones" closeLabel="Cerrar las notificaciones" width={420} onClose={onClose}>
      <Content userId={String(identity.id)} onClose={onClose} />
    </SideDrawer>
  );
};
