/** A record's name on a list, and the way to its page. */
import { Link } from '@mui/material';
import { type RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type ConfigProps } from './ListConfig.ts';

export const RecordLink = <Row extends RaRecord>({ config, row }: ConfigProps<Row> & { row: Row }) => (
  <Link
    component={RouterLink}
    to={`/${config.resource}/${encodeURIComponent(String(row.id))}/show`}
    onClick={(event) => event.stopPropagation()}
    sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
  >
    {config.nameOf(row)}
  </Link>
);
