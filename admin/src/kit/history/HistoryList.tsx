/** The history of a record, the newest first: some of it, and all of it who asks for more. */
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { Panel } from '../ui/Panel.tsx';
import { useHappened } from '../page/happened.ts';
import { ReadError } from '../ui/ReadError.tsx';
import { type Recorded } from './HistoryItem.tsx';
import { OpenedAtContext, useOpenedAt } from './opened-at.ts';

const step = 20;
/** As many rows as the service answers with at once. */
const furthest = 1_000;

type HistoryListProps<Row extends RaRecord> = {
  /** In words, as what is said when it could not be read. */
  title: string;
  errorTitle: string;
  resource: string;
  /** Of which record. */
  filter: object;
  sortedBy: 'at' | 'version';
  tools?: ReactNode;
  children: (row: Row) => ReactNode;
};

export const HistoryList = <Row extends RaRecord<string> & Pick<Recorded, 'at'>>(
  props: HistoryListProps<Row>,
) => {
  const { title, errorTitle, resource, filter, sortedBy, tools, children } = props;
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`cotejo.history.${key}`, args);
  // Opened at an event, however long ago that was.
  const [shown, setShown] = useState(useHappened() ? furthest : step);
  const { data, total, isPending, error, refetch } = useGetList<Row>(
    resource,
    { pagination: { page: 1, perPage: shown }, sort: { field: sortedBy, order: 'DESC' }, filter },
    { placeholderData: (before) => before },
  );
  const openedAt = useOpenedAt(data);
  return (
    <Panel title={title} empty={data?.length === 0 ? say('empty') : undefined}>
      {tools && <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>{tools}</Box>}
      {isPending && <Skeleton variant="rounded" height={120} />}
      {error && !data && <ReadError title={errorTitle} error={error} onRetry={refetch} />}
      {data && data.length > 0 && (
        <Box component="ol" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          <OpenedAtContext.Provider value={openedAt}>{data.map(children)}</OpenedAtContext.Provider>
        </Box>
      )}
      {data && total !== undefined && total > data.length && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Button onClick={() => setShown(shown + step)}>{say('more')}</Button>
          <Typography variant="body2" color="text.secondary" role="status">
            {say('shown', { smart_count: data.length, total })}
          </Typography>
        </Box>
      )}
    </Panel>
  );
};
