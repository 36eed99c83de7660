/** The same figures as a table, with the leads that took far longer than the rest. */
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDuration } from '../kit/time/time.ts';
import { type DurationRow, figures, type Grouping } from './audit.ts';
import { Outliers } from './Outliers.tsx';

export const DurationTable = ({ rows, by }: { rows: readonly DurationRow[]; by: Grouping }) => {
  const translate = useTranslate();
  const say = (key: string) => translate(`resources.auditoria.durations.${key}`);
  const label = translate('resources.auditoria.durations.table', { group: say(`groups.${by}`) });
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{say(`groups.${by}`)}</TableCell>
            <TableCell align="right">{say('count')}</TableCell>
            {figures.map((figure) => (
              <TableCell key={figure} align="right">
                {say(figure)}
              </TableCell>
            ))}
            <TableCell>{say('outliers')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.key} hover>
              <TableCell component="th" scope="row">
                {row.name}
              </TableCell>
              <TableCell align="right">{row.count.toLocaleString('es-419')}</TableCell>
              {figures.map((figure) => (
                <TableCell key={figure} align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {formatDuration(row[figure])}
                </TableCell>
              ))}
              <TableCell>
                <Outliers row={row} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
