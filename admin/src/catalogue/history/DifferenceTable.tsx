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
import { useTranslate } from 'react-admin';
import { type ReferenceTo } from '../form/schema/field.ts';
import { ReferenceName } from '../read/ReferenceName.tsx';
import { type ToldDifference } from './toldDifference.ts';

const cell = { verticalAlign: 'top', overflowWrap: 'anywhere', whiteSpace: 'pre-line', py: 1 } as const;

const Side = ({ said, to }: { said: string | undefined; to: ReferenceTo | undefined }) => {
  const translate = useTranslate();
  if (said === undefined) return translate('cotejo.catalogue.versions.none');
  return to ? <ReferenceName to={to} id={said} /> : said;
};

type DifferenceTableProps = {
  told: readonly (ToldDifference & {
    /** The part of the record that it stands in, where it has parts. */
    readonly heading?: string;
  })[];
};

/** On a phone, what was and what is stand beneath their name. */
const Narrow = ({ told }: DifferenceTableProps) => {
  const translate = useTranslate();
  const say = (key: string) => translate(`cotejo.catalogue.versions.${key}`);
  return (
    <Box component="ul" aria-label={say('difference')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
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
            {say('from')}: <Side said={before} to={to} />
          </Typography>
          <Typography variant="body2">
            {say('to')}: <Side said={after} to={to} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
};

export const DifferenceTable = ({ told }: DifferenceTableProps) => {
  const translate = useTranslate();
  const say = (key: string) => translate(`cotejo.catalogue.versions.${key}`);
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  if (told.length === 0) return <Typography>{say('same')}</Typography>;
  if (isNarrow) return <Narrow told={told} />;
  return (
    <Table size="small" aria-label={say('difference')} sx={{ tableLayout: 'fixed' }}>
      <TableHead>
        <TableRow>
          {['field', 'from', 'to'].map((name) => (
            <TableCell key={name}>{say(name)}</TableCell>
          ))}
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
