/** Prices that were told once: the same profile, day and tables give them for ever, in the same words. */
import { describe, expect, test } from 'vitest';
import { type Currency } from '../kit/money/index.ts';
import { compile } from './compiled/compile.ts';
import { priceFor } from './price-for.ts';
import { type Profile } from '../profile/index.ts';
import { priceRule } from './rules/rule.ts';
import { type DatedTable, type Tables } from '../price-tables/index.ts';
import golden from './testing/golden-prices.json' with { type: 'json' };
import { tables } from './testing/tables.ts';
import { traceText } from './trace/trace-text.ts';

type Told = {
  readonly name: string;
  readonly rule: unknown;
  readonly profile: Profile;
  readonly day: string;
  readonly currency?: Currency;
  readonly total: unknown;
  readonly shares: unknown;
  readonly told: readonly string[];
};
const all = golden as unknown as readonly Told[];

/** Data that is added later: another row in every table, valid from a later day. */
const later = (table: DatedTable<object> | undefined) =>
  table && {
    ...table,
    rows: [...table.rows, { ...table.rows.at(-1)!, from: '2027-01-01', percent: '99', value: '1' }],
  };
const grown = Object.fromEntries(
  Object.entries(tables).map(([name, table]) => [
    name,
    'rows' in table
      ? later(table as DatedTable<object>)
      : Object.fromEntries(
          Object.entries(table).map(([key, one]) => [key, later(one as DatedTable<object>)]),
        ),
  ]),
) as Tables;

describe.each(all)('$name', ({ rule: stored, profile, day, currency, total, shares, told }) => {
  const rule = priceRule.parse(stored);

  test('costs what it cost when it was told, in the same words', () => {
    const price = priceFor(rule, profile, { day, tables, currency });
    expect(price.total).toEqual(total);
    expect(price.shares).toEqual(shares);
    expect(traceText(price.trace, profile.country)).toEqual(told);
  });

  test('costs that also after all tables have changed', () => {
    expect(priceFor(rule, profile, { day, tables: grown, currency }).total).toEqual(total);
    expect(compile(rule, { day, tables: grown, currency }).totalOf(profile)).toBe(
      (total as { amount: number }).amount,
    );
  });
});

test('every kind of rule is among them', () =>
  expect(new Set(all.map(({ rule }) => (rule as { kind: string }).kind)).size).toBe(10));

test('the rows that came later would have changed most of them', () => {
  const totalOn = (day: string, { rule, profile, currency }: Told) =>
    priceFor(priceRule.parse(rule), profile, { day, tables: grown, currency }).total?.amount;
  const changed = all.filter((one) => totalOn('2027-02-01', one) !== totalOn(one.day, one));
  expect(changed.length).toBeGreaterThan(6);
});
