/** What changed from one state of a product to another, side by side. */
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { sectionLabel, type Told } from './differenceText.ts';

const cell = { verticalAlign: 'top', overflowWrap: 'anywhere', whiteSpace: 'pre-line', py: 1 } as const;

export const DifferenceTable = ({ told }: { told: readonly Told[] }) => {
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
        {told.map(({ section, field, before, after }) => (
          <TableRow key={`${section} ${field}`}>
            <TableCell component="th" scope="row" sx={cell}>
              <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                {sectionLabel(section)}
              </Box>
              {field}
            </TableCell>
            <TableCell sx={cell}>{before ?? say('none')}</TableCell>
            <TableCell sx={{ ...cell, fontWeight: 600 }}>{after ?? say('none')}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
