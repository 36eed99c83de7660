/** The export of movements: everything that the list would show, amounts in major units. */
import { accountRule, type MovementRow } from '@cotejo/core/accounts';
import { majorUnits } from '@cotejo/core/kit/money';
import { countryOf } from '@cotejo/core/reference/countries';
import { movementTypeName } from '@cotejo/core/reference/movement-types';
import { actorName, type Column, named, times } from '../kit/export/column.ts';
import { asListQuery, chosen, type ExportSource, fileScopeBy, tabled } from '../kit/export/source.ts';
import { readList } from '../kit/http/dialect.ts';
import { type Cell } from '../kit/spreadsheet/cell.ts';
import { movementList, movementRows, seenMovements, type ShownMovement } from './movements.ts';

const column = (
  field: keyof ShownMovement,
  label: string,
  cell: (row: ShownMovement) => Cell,
): Column<ShownMovement> => ({ field, label, cell });
const money = ({ currency }: MovementRow, amount: number): Cell => majorUnits(amount, currency);

const columns: readonly Column<ShownMovement>[] = [
  ...times<ShownMovement>('at', 'Fecha', ({ at }) => at),
  column('executiveName', 'Ejecutivo', ({ executiveName }) => executiveName),
  column('country', 'País', ({ country }) => countryOf(country).name),
  column('typeId', 'Movimiento', ({ typeId }) => named(typeId, movementTypeName(typeId))),
  column('amount', 'Monto', (row) => money(row, row.amount)),
  column('balance', 'Saldo después', (row) => money(row, row.balance)),
  column('currency', 'Moneda', ({ currency }) => currency),
  column('reference', 'Referencia', ({ reference }) => reference),
  column('reason', 'Motivo', ({ reason }) => reason),
  column('actorName', 'Registrado por', (row) => actorName(row.actor, row.actorName)),
  column('id', 'ID del movimiento', ({ id }) => id),
];

export const movementSource: ExportSource = {
  resource: 'movements',
  aggregate: 'accounts',
  permissions: ['accounts:read', 'accounts:export'],
  name: 'Movimientos',
  ...tabled(columns),
  scope: fileScopeBy(accountRule),
  check: (query) => void readList(asListQuery(query), movementList),
  async select(pool, viewer, query) {
    const { filter, orderBy } = readList(asListQuery(query), movementList);
    const shown = chosen(columns, query.columns);
    return {
      query: seenMovements(viewer, filter).select('m.*').orderByRaw(orderBy),
      async cells(found: readonly Readonly<Record<string, unknown>>[]) {
        const rows = await movementRows(pool, found);
        return {
          rows: rows.map((row) => shown.map(({ cell }) => cell(row))),
          ids: [...new Set(rows.map(({ accountId }) => accountId))],
        };
      },
    };
  },
};
