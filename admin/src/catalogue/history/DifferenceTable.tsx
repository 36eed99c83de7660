/** What changed from one state of a record of the catalogue to another, side by side. */
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type ReferenceTo } from '../form/field.ts';
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

export const DifferenceTable = ({ told }: DifferenceTableProps) => {
  const translate = useTranslate();
  const say = (key: string) => translate(`cotejo.catalogue.versions.${key}`);
  if (told.length === 0) return <Typography>{say('same')}</Typography>;
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
