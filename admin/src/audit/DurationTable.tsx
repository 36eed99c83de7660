/** The same figures as a table, with the leads that took far longer than the rest. */
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { formatDuration } from '../kit/time/time.ts';
import { type DurationRow, figureNames, figures, type Grouping, groupingNames } from './audit.ts';
import { Outliers } from './Outliers.tsx';

export const DurationTable = ({ rows, by }: { rows: readonly DurationRow[]; by: Grouping }) => {
  const label = `Tiempos: ${groupingNames[by]}`;
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{groupingNames[by]}</TableCell>
            <TableCell align="right">Cambios</TableCell>
            {figures.map((figure) => (
              <TableCell key={figure} align="right">
                {figureNames[figure]}
              </TableCell>
            ))}
            <TableCell>Casos atípicos</TableCell>
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
