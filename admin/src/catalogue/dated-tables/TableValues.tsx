/** The values of a dated table as their reader sees them. */
import { ValueView } from '../read/ValueView.tsx';
import { rowsField, type TableRecord, unitOf } from './datedTable.ts';

export const TableValues = ({ table, rows }: { table: TableRecord; rows: object }) => (
  <ValueView
    field={rowsField(table.id)}
    path={['rows']}
    value={rows}
    format={{ country: table.country, unit: unitOf(table) }}
  />
);
