/** Everything that one was told, in pages: all of it, or what is still to be read. */
import { Box, Button, LinearProgress, Paper } from '@mui/material';
import { ListBase, useListContext, useTranslate } from 'react-admin';
import { FailureAlert } from '../kit/commands/FailureAlert.tsx';
import { LoadingPage } from '../kit/page/LoadingPage.tsx';
import { PageHeading } from '../kit/page/PageHeading.tsx';
import { useConsoleIdentity } from '../kit/session/useConsoleIdentity.ts';
import { ListError } from '../kit/list/ListError.tsx';
import { ListPagination } from '../kit/list/ListPagination.tsx';
import { ReadSkeleton } from '../kit/ui/ReadSkeleton.tsx';
import { InboxEmpty } from './InboxEmpty.tsx';
import { InboxFilter } from './InboxFilter.tsx';
import { InboxList } from './InboxList.tsx';
import { MarkAllButton } from './MarkAllButton.tsx';
import { isOnlyUnread, newestFirst, type NotificationRow, seenUntil } from './notification.ts';
import { useMarkRead } from './useMarkRead.ts';

const Notifications = ({ onMark }: { onMark: (id: string) => void }) => {
  const list = useListContext<NotificationRow>();
  const { data, error, isFetching, total } = list;
  const onlyUnread = isOnlyUnread(list.filterValues);
  const failed = <ListError title="No se pudieron leer las notificaciones" />;
  if (!data) return error && !isFetching ? failed : <ReadSkeleton />;
  if (total === 0)
    return (
      <InboxEmpty
        onlyUnread={onlyUnread}
        action={
          onlyUnread && (
            <Button variant="outlined" onClick={() => list.setFilters({}, [])}>
              Ver todas las notificaciones
            </Button>
          )
        }
      />
    );
  return (
    <>
      {error && failed}
      <Box sx={{ px: { xs: 0.5, sm: 1 } }}>
        <InboxList notifications={data} onMark={onMark} />
      </Box>
      <ListPagination />
    </>
  );
};

const Content = ({ userId }: { userId: string }) => {
  const translate = useTranslate();
  const { data, isFetching, isPending, page } = useListContext<NotificationRow>();
  const { isMarking, failure, markOne, markAll } = useMarkRead(userId);
  // The newest of a later page says nothing of those before it.
  const until = page === 1 ? seenUntil(data ?? []) : undefined;
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageHeading title="Notificaciones" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', my: 2 }}>
        <InboxFilter />
        <Box sx={{ flex: 1 }} />
        {data?.some(({ read }) => !read) && (
          <MarkAllButton isMarking={isMarking} onMark={() => void markAll(until)} />
        )}
      </Box>
      {failure && <FailureAlert failure={failure} />}
      <Paper variant="outlined" sx={{ position: 'relative', overflow: 'hidden' }} aria-busy={isFetching}>
        {isFetching && !isPending && (
          <LinearProgress
            aria-label={translate('ra.message.loading')}
            sx={{ position: 'absolute', top: 0, left: 0, right: 0, height: 2 }}
          />
        )}
        <Notifications onMark={(id) => void markOne(id)} />
      </Paper>
    </Box>
  );
};

/** Errors are shown in the place of the rows. */
const quietly = { onError: () => undefined };

export const InboxPage = () => {
  const identity = useConsoleIdentity();
  if (!identity) return <LoadingPage />;
  return (
    <ListBase perPage={25} queryOptions={quietly} sort={newestFirst} storeKey={false} exporter={false}>
      <Content userId={String(identity.id)} />
    </ListBase>
  );
};
