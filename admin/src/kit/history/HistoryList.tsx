/** The history of a record as a part of its page. */
import { Box } from '@mui/material';
import { type ReactNode } from 'react';
import { type RaRecord } from 'react-admin';
import { Panel } from '../ui/Panel.tsx';
import { type Recorded } from './HistoryItem.tsx';
import { HistoryRows } from './HistoryRows.tsx';
import { type HistoryQuery, useHistory } from './useHistory.ts';

type HistoryListProps<Row extends RaRecord> = HistoryQuery & {
  title: string;
  errorTitle: string;
  tools?: ReactNode;
  children: (row: Row) => ReactNode;
};

export const HistoryList = <Row extends RaRecord<string> & Pick<Recorded, 'at'>>(
  props: HistoryListProps<Row>,
) => {
  const { title, tools } = props;
  const history = useHistory<Row>(props);
  return (
    <Panel title={title} empty={history.rows?.length === 0 ? 'Todavía no hay nada.' : undefined}>
      {tools && <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>{tools}</Box>}
      <HistoryRows {...props} history={history} />
    </Panel>
  );
};
