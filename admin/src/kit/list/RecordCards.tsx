/** The records of a list as cards, for a phone. */
import { Box, List, ListItem, Typography } from '@mui/material';
import { type RaRecord, useListContext } from 'react-admin';
import { useRowLook } from './highlight.ts';
import { type Column, type ConfigProps } from './ListConfig.ts';
import { RecordName } from './RecordName.tsx';
import { useWords } from '../useWords.ts';

type LineProps<Row extends RaRecord> = { column: Column<Row>; row: Row; label: string | undefined };

const Line = <Row extends RaRecord>({ column, row, label }: LineProps<Row>) => {
  const told = column.render(row);
  return told ? (
    <Typography component="div" variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {column.isLabelled && `${label}: `}
      {told}
    </Typography>
  ) : null;
};

export const RecordCards = <Row extends RaRecord>({ config }: ConfigProps<Row>) => {
  const rowLook = useRowLook();
  const { data } = useListContext<Row>();
  const { resource, columns } = config;
  const { many, fields } = useWords(resource);
  const labels = config.labels ?? fields;
  return (
    <List disablePadding aria-label={many}>
      {data?.map((row) => (
        <ListItem key={row.id} divider sx={[{ py: 1.5 }, rowLook(row)]}>
          <Box sx={{ width: '100%', minWidth: 0 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'start' }}>
              <RecordName config={config} row={row} />
              {columns.find(({ isChip }) => isChip)?.render(row)}
            </Box>
            {columns
              .filter(({ isChip }) => !isChip)
              .map((column) => (
                <Line key={column.label} column={column} row={row} label={labels[column.label]} />
              ))}
          </Box>
        </ListItem>
      ))}
    </List>
  );
};
