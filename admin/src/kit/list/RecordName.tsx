/** The name of a record on a list; a link where the record has a page. */
import { Box, Link } from '@mui/material';
import { type RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Truncated } from '../ui/Truncated.tsx';
import { type ConfigProps } from './ListConfig.ts';
import { useHasPage } from './useHasPage.ts';

/** Letters; what is shorter has room. */
const longest = 28;

const look = { fontWeight: 600, overflowWrap: 'anywhere' } as const;

type RecordNameProps<Row extends RaRecord> = ConfigProps<Row> & {
  row: Row;
  /** Whether a long one ends in dots, as in a table. */
  isTruncated?: boolean;
};

export const RecordName = <Row extends RaRecord>({
  config,
  row,
  isTruncated = false,
}: RecordNameProps<Row>) => {
  const hasPage = useHasPage(config.resource);
  const name = config.nameOf(row);
  const shown =
    isTruncated && typeof name === 'string' && name.length > longest ? <Truncated text={name} /> : name;
  if (!hasPage)
    return (
      <Box component="span" sx={look}>
        {shown}
      </Box>
    );
  return (
    <Link
      component={RouterLink}
      to={`/${config.resource}/${encodeURIComponent(String(row.id))}/show`}
      onClick={(event) => event.stopPropagation()}
      sx={look}
    >
      {shown}
    </Link>
  );
};
