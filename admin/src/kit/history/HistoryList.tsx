/** The history of a record, the newest first: some of it, and all of it who asks for more. */
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { Panel } from '../ui/Panel.tsx';
import { ReadError } from '../ui/ReadError.tsx';

const step = 20;

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

export const HistoryList = <Row extends RaRecord>(props: HistoryListProps<Row>) => {
  const { title, errorTitle, resource, filter, sortedBy, tools, children } = props;
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`cotejo.history.${key}`, args);
  const [shown, setShown] = useState(step);
  const { data, total, isPending, error, refetch } = useGetList<Row>(
    resource,
    { pagination: { page: 1, perPage: shown }, sort: { field: sortedBy, order: 'DESC' }, filter },
    { placeholderData: (before) => before },
  );
  return (
    <Panel title={title}>
      {tools && <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>{tools}</Box>}
      {isPending && <Skeleton variant="rounded" height={120} />}
      {error && !data && <ReadError title={errorTitle} error={error} onRetry={refetch} />}
      {data?.length === 0 && <Typography>{say('empty')}</Typography>}
      <Box component="ol" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map(children)}
      </Box>
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
