/** What changed from one state of a record of the catalogue to another, side by side. */
import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { type ReferenceTo } from '../schema/field.ts';
import { ReferenceName } from '../read/ReferenceName.tsx';
import { type FormattedDifference } from './formatDifference.ts';

const cell = { verticalAlign: 'top', overflowWrap: 'anywhere', whiteSpace: 'pre-line', py: 1 } as const;

const Side = ({ said, to }: { said: string | undefined; to: ReferenceTo | undefined }) => {
  if (said === undefined) return '—';
  return to ? <ReferenceName to={to} id={said} /> : said;
};

type DifferenceTableProps = {
  told: readonly (FormattedDifference & {
    /** The part of the record that it stands in, where it has parts. */
    readonly heading?: string;
  })[];
};

/** On a phone, what was and what is stand beneath their name. */
const Narrow = ({ told }: DifferenceTableProps) => (
  <Box component="ul" aria-label="Qué cambió" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {told.map(({ heading, field, before, after, to }) => (
      <Box
        component="li"
        key={`${heading} ${field}`}
        sx={{
          py: 1,
          borderTop: 1,
          borderColor: 'divider',
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-line',
        }}
      >
        <Typography sx={{ fontWeight: 600, fontSize: '0.875rem' }}>
          {[heading, field].filter(Boolean).join(' › ')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          Antes: <Side said={before} to={to} />
        </Typography>
        <Typography variant="body2">
          Después: <Side said={after} to={to} />
        </Typography>
      </Box>
    ))}
  </Box>
);

export const DifferenceTable = ({ told }: DifferenceTableProps) => {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  if (told.length === 0) return <Typography>Dicen lo mismo.</Typography>;
  if (isNarrow) return <Narrow told={told} />;
  return (
    <Table size="small" aria-label="Qué cambió" sx={{ tableLayout: 'fixed' }}>
      <TableHead>
        <TableRow>
          <TableCell>Dato</TableCell>
          <TableCell>Antes</TableCell>
          <TableCell>Después</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {told.map(({ heading, field, before, after, to }) => (
          <TableRow key={`${heading} ${field}`}>
            <TableCell component="th" scope="row" sx={cell}>
              {heading && (
                <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  {heading}
                </Box>
              )}
              {field}
            </TableCell>
            <TableCell sx={cell}>
              <Side said={before} to={to} />
            </TableCell>
            <TableCell sx={{ ...cell, fontWeight: 600 }}>
              <Side said={after} to={to} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
