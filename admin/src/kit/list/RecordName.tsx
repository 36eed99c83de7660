/** The name of a record on a list; a link where the record has a page. */
import { Box, Link } from '@mui/material';
import { type RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type ConfigProps } from './ListConfig.ts';
import { useHasPage } from './useHasPage.ts';

const look = { fontWeight: 600, overflowWrap: 'anywhere' } as const;

export const RecordName = <Row extends RaRecord>({ config, row }: ConfigProps<Row> & { row: Row }) =>
  useHasPage(config.resource) ? (
    <Link
      component={RouterLink}
      to={`/${config.resource}/${encodeURIComponent(String(row.id))}/show`}
      onClick={(event) => event.stopPropagation()}
      sx={look}
    >
      {config.nameOf(row)}
    </Link>
  ) : (
    <Box component="span" sx={look}>
      {config.nameOf(row)}
    </Box>
  );
