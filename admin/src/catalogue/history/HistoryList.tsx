/** The history of a record of the catalogue, the newest first: some of it, and all of it who asks for more. */
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { Panel } from '../../kit/ui/Panel.tsx';
import { ReadError } from '../../kit/ui/ReadError.tsx';
import { type Happened } from './Happening.tsx';

const step = 20;

type HistoryListProps<Row extends Happened> = {
  resource: string;
  /** Of which record. */
  filter: object;
  children: (row: Row) => ReactNode;
};

export const HistoryList = <Row extends Happened>({ resource, filter, children }: HistoryListProps<Row>) => {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`cotejo.catalogue.history.${key}`, args);
  const [shown, setShown] = useState(step);
  const { data, total, isPending, error, refetch } = useGetList<Row>(
    resource,
    { pagination: { page: 1, perPage: shown }, sort: { field: 'version', order: 'DESC' }, filter },
    { placeholderData: (before) => before },
  );
  return (
    <Panel title={say('title')}>
      {isPending && <Skeleton variant="rounded" height={120} />}
      {error && !data && <ReadError title={say('error')} error={error} onRetry={refetch} />}
      <Box component="ol" aria-label={say('title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
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
