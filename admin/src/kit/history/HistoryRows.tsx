/** The rows of a history that were read, how many there are, and the way to more. */
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { type ReactNode } from 'react';
import { type RaRecord } from 'react-admin';
import { ReadError } from '../ui/ReadError.tsx';
import { type Recorded } from './HistoryItem.tsx';
import { OpenedAtContext } from './opened-at.ts';
import { type useHistory } from './useHistory.ts';

type HistoryRowsProps<Row extends RaRecord<string> & Pick<Recorded, 'at'>> = {
  history: ReturnType<typeof useHistory<Row>>;
  /** In words, as what is said when it could not be read. */
  title: string;
  errorTitle: string;
  children: (row: Row) => ReactNode;
};

export const HistoryRows = <Row extends RaRecord<string> & Pick<Recorded, 'at'>>(
  props: HistoryRowsProps<Row>,
) => {
  const { title, errorTitle, children } = props;
  const { rows, total = 0, isPending, error, refetch, openedAt, more } = props.history;
  if (isPending) return <Skeleton variant="rounded" height={120} />;
  if (!rows) return error && <ReadError title={errorTitle} error={error} onRetry={refetch} />;
  if (rows.length === 0) return null;
  return (
    <>
      <Box component="ol" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        <OpenedAtContext.Provider value={openedAt}>{rows.map(children)}</OpenedAtContext.Provider>
      </Box>
      {total > rows.length && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          {more && <Button onClick={more}>Ver anteriores</Button>}
          <Typography variant="body2" color="text.secondary" role="status">
            {`${rows.length} de ${total}`}
          </Typography>
        </Box>
      )}
    </>
  );
};
