/** The same figures as a table, with the leads that took far longer than the rest. */
import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { referenceNumber } from '@cotejo/core/leads';
import { Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatDuration } from '../misc/time.ts';
import { type DurationRow, type Grouping } from './audit.ts';

const figures = ['median', 'p90', 'mean', 'max'] as const;

const Outliers = ({ row }: { row: DurationRow }) => {
  const translate = useTranslate();
  if (row.outliers.length === 0) return translate('resources.auditoria.durations.noOutliers');
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {row.outliers.map(({ leadId, historyId, seconds }) => {
        const [reference, duration] = [referenceNumber(leadId), formatDuration(seconds)];
        return (
          <li key={historyId}>
            <Link
              component={RouterLink}
              to={`/leads/${leadId}/show`}
              aria-label={translate('resources.auditoria.durations.outlier', { reference, duration })}
              sx={{ whiteSpace: 'nowrap' }}
            >
              {reference} · {duration}
            </Link>
          </li>
        );
      })}
    </Box>
  );
};

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
              <TableCell align="right">{row.count.toLocaleString('es')}</TableCell>
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
