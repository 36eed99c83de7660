/** The rate of a rule's tax on a day. */
import { type At, type Missing, type Day, rowAt, type Source, type TaxName } from '../price-tables/index.ts';
import { type Tax } from './rule-parts.ts';

export type ReadTax =
  | { readonly treatment: 'exempt' }
  | {
      readonly treatment: 'added' | 'included';
      readonly name: TaxName;
      readonly percent: string;
      readonly from?: Day;
      readonly setAt?: string;
      readonly source: Source;
    };

export const readTax = (tax: Tax, { day, tables }: At): ReadTax | Missing => {
  if (tax.treatment === 'exempt') return tax;
  const found = rowAt(tables.taxes?.[tax.name], day);
  if (!found) return { missing: 'taxes' };
  const { row, from, setAt, source } = found;
  return { ...tax, percent: row.percent, from, ...(setAt && { setAt }), source };
};
