/** Movements by type: how many, and what they come to. */
import { movementTypeName } from '@cotejo/core/reference/movement-types';
import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';

type Total = { readonly typeId: number; readonly count: number; readonly amount: number };
type TotalsTableProps = {
  label: string;
  totals: readonly Total[];
  /** Minor units as text. */
  money: (amount: number) => string;
};

export const TotalsTable = ({ label, totals, money }: TotalsTableProps) => {
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
          <TableCell>Movimiento</TableCell>
          <TableCell align="right">Cantidad</TableCell>
          <TableCell align="right">Monto</TableCell>
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
            Total
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
