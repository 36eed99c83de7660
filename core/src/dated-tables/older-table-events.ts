/** Older stored formats of dated tables, brought to how events are stored now. */
import { withoutCentavos } from '../kit/money/index.ts';

type Fields = Record<string, unknown>;
type Use = { readonly bill: number };

/**
 * Version 1 of `TableRowsSet` had the bills of a year of use in Colombia in centavos. No other table has amounts in its
 * pesos: rates of exchange are decimals.
 */
export const withWholePesos = (data: Fields): Fields => {
  if (data['table'] !== 'usageScenarios.CO') return data;
  const levels = Object.entries(data['rows'] as Readonly<Record<string, readonly Use[]>>);
  const rows = levels.map(([level, uses]) => [
    level,
    uses.map(({ bill, ...use }) => ({ ...use, bill: withoutCentavos(bill) })),
  ]);
  return { ...data, rows: Object.fromEntries(rows) };
};
