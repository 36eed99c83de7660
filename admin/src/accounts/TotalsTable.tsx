/** Movements by type: how many, and what they come to. */
import { movementTypeName } from '@cotejo/core/reference/movement-types';
import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';

type Total = { readonly typeId: number; readonly count: number; readonly amount: number };
type TotalsTableProps = {
  label: string;
  totals: readonly Total[];
  /** Minor units as text. */
  money: (amount: number) => string;
};

export const TotalsTable = ({ label, totals, money }: TotalsTableProps) => {
  const translate = useTranslate();
  const say = (key: string) => translate(`resources.movements.totals.${key}`);
  const sum = (of: keyof Total) => totals.reduce((all, total) => all + total[of], 0);
  return (
    <Table
      size="small"
      aria-label={label}
      sx={{
        '& tfoot td, & tfoot th': { fontWeight: 600 },
        '& td, & th': { px: { xs: 0.75, sm: 2 } },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{say('type')}</TableCell>
          <TableCell align="right">{say('count')}</TableCell>
          <TableCell align="right">{say('amount')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {totals.map(({ typeId, count, amount }) => (
          <TableRow key={typeId}>
            <TableCell component="th" scope="row">
              {movementTypeName(typeId)}
            </TableCell>
            <TableCell align="right">{count}</TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              {money(amount)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
      <tfoot>
        <TableRow>
          <TableCell component="th" scope="row">
            {say('sum')}
          </TableCell>
          <TableCell align="right">{sum('count')}</TableCell>
          <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
            {money(sum('amount'))}
          </TableCell>
        </TableRow>
      </tfoot>
    </Table>
  );
};
