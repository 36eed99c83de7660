/** The columns of exported leads: those of the list, and the parts of a price. */
import { type LeadListRow, leads } from '@cotejo/core/lead-records';
import { type Column } from '../../kit/export/column.ts';
import { fileColumns } from '../../kit/list/record-listing.ts';
import { type Cell, decimalCell } from '../../kit/spreadsheet/cell.ts';

const priceColumn = (
  label: string,
  cell: (price: NonNullable<LeadListRow['quotedPrice']>) => Cell,
): Column<LeadListRow> => ({
  field: 'quotedPrice',
  label,
  cell: ({ quotedPrice }) => quotedPrice && cell(quotedPrice),
});

const own: Readonly<Record<string, readonly Column<LeadListRow>[]>> = {
  id: [...fileColumns(leads, 'id'), { field: 'id', label: 'ID', cell: ({ id }) => id }],
  quotedPrice: [
    priceColumn(leads.labels.quotedPrice, ({ amount }) => decimalCell(amount)),
    priceColumn('Moneda del precio', ({ unit }) => unit),
    priceColumn('Período del precio', ({ period }) => period ?? null),
  ],
};

export const leadColumns: readonly Column<LeadListRow>[] = Object.entries(leads.columns)
  .filter(([, { isExported }]) => isExported !== false)
  .flatMap(([field]) => own[field] ?? fileColumns<LeadListRow>(leads, field));
