/** Properties of every price, for any rule and any insured. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Currency, minorDigits } from '../kit/money/index.ts';
import { compile } from './compiled/compile.ts';
import { exactOf, plus, times, decimalText, shifted } from '../kit/decimal/index.ts';
import { priceFor } from './price-for.ts';
import { type Profile } from '../profile/index.ts';
import { anyProfile, ruleKinds, ruleOfKind } from './testing/arbitraries.ts';
import { tables } from './testing/tables.ts';
import { type Step, sumOf, type Trace } from './trace/trace.ts';

const someDay = fc.constantFrom('2026-08-01', '2026-08-02', '2026-12-24', '2025-12-31', '2019-01-01');
const someCurrency = fc.option(fc.constantFrom(...(Object.keys(minorDigits) as Currency[])), {
  nil: undefined,
});
const someOptions = fc.record({ day: someDay, currency: someCurrency, tables: fc.constant(tables) });
const runs = { numRuns: 100 };

const throughJson = (trace: Trace): Trace => JSON.parse(JSON.stringify(trace)) as Trace;
const shuffled = <Value>(values: readonly Value[]) =>
  fc.shuffledSubarray([...values], { minLength: values.length });
const inAnotherOrder = (profile: Profile): fc.Arbitrary<Profile> =>
  fc
    .tuple(shuffled(profile.policyholders), shuffled(profile.dependants), shuffled(profile.pets))
    .map(([policyholders, dependants, pets]) => ({ ...profile, policyholders, dependants, pets }));

type ChargeStep = Extract<Step, { step: 'charge' }>;
const product = ({ price, times: multipliers }: ChargeStep): string =>
  decimalText(
    multipliers.reduce(
      (sum, { by, value }) => shifted(times(sum, exactOf(value)), by === 'percent' ? -2 : 0),
      exactOf(price),
    ),
  );

type Rows = { readonly rows: readonly { readonly from: string }[] };
const isTable = (value: object): value is Rows => 'rows' in value && Array.isArray(value.rows);
/** Every number doubled, wherever it stands. */
const otherwise = (value: unknown): unknown => {
  if (typeof value === 'string') return /^\d+(\.\d+)?$/.test(value) ? String(Number(value) * 2) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(otherwise);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, otherwise(inner)]));
};
/** The tables with one more row each, of a later day and with other values. */
const withLater = (value: object, from: string): unknown => {
  if (isTable(value))
    return { ...value, rows: [...value.rows, { ...(otherwise(value.rows[0]) as object), from }] };
  const inner = Object.entries(value).map(([name, one]) => [
    name,
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? withLater(one as object, from)
      : (one as unknown),
  ]);
  return Object.fromEntries(inner) as unknown;
};

describe.each(ruleKinds)('a price of the kind %s', (kind) => {
  const anyRule = ruleOfKind(kind);

  test('is what its trace adds up to, read back from where it was stored', () =>
    fc.assert(
      fc.property(anyRule, anyProfile, someOptions, (rule, profile, options) => {
        const { total, trace } = priceFor(rule, profile, options);
        if (!total) return;
        expect(sumOf(throughJson(trace))).toEqual({ amount: total.amount, unit: total.currency });
      }),
      runs,
    ));

  test('has charges that are what they are multiplied from, and subtotals that are their sums', () =>
    fc.assert(
      fc.property(anyRule, anyProfile, someOptions, (rule, profile, options) => {
        let sum = exactOf(0);
        for (const step of priceFor(rule, profile, options).trace) {
          if (step.step === 'charge') expect(step.amount).toBe(product(step));
          if (step.step === 'subtotal') expect(step.amount).toBe(decimalText(sum));
          if ('amount' in step && ['charge', 'minimum', 'tax'].includes(step.step))
            sum = plus(sum, exactOf(step.amount));
        }
      }),
      runs,
    ));

  test('is the same by the fast path, which computes it another way', () =>
    fc.assert(
      fc.property(anyRule, anyProfile, someOptions, (rule, profile, options) => {
        expect(compile(rule, options).totalOf(profile)).toBe(priceFor(rule, profile, options).total?.amount);
      }),
      runs,
    ));

  test('never depends on the order of persons', () =>
    fc.assert(
      fc.property(
        anyRule,
        anyProfile.chain((profile) => fc.tuple(fc.constant(profile), inAnotherOrder(profile))),
        someOptions,
        (rule, [profile, other], options) => {
          const [one, another] = [priceFor(rule, profile, options), priceFor(rule, other, options)];
          expect(another.total).toEqual(one.total);
          expect(another.profilesWithPrice).toBe(one.profilesWithPrice);
          const amounts = ({ shares }: typeof one) =>
            shares.map(({ amount }) => amount).sort((a, b) => a - b);
          expect(amounts(another)).toEqual(amounts(one));
          expect(another.split).toEqual(one.split);
          const told = ({ profiles }: typeof one) =>
            profiles.map((each) => ('text' in each ? each.text : each.method)).sort();
          expect(told(another)).toEqual(told(one));
        },
      ),
      runs,
    ));

  test('is shared out and paid without a unit left over', () =>
    fc.assert(
      fc.property(anyRule, anyProfile, someOptions, (rule, profile, options) => {
        const { total, shares, split, trace } = priceFor(rule, profile, options);
        if (shares.length > 0)
          expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(total?.amount);
        if (split) {
          expect(split.credit + split.employer + split.worker).toBe(total?.amount);
          expect(Math.min(split.credit, split.employer, split.worker)).toBeGreaterThanOrEqual(0);
        }
        // In every currency, and in the trace as well.
        expect(split !== undefined).toBe(rule.kind === 'eps' && total !== undefined);
        const told = trace.find((step) => step.step === 'split');
        expect(told !== undefined).toBe(split !== undefined);
        if (told && total) {
          const { credit, employer, worker } = told;
          const sum = [credit, employer, worker].map(exactOf).reduce(plus);
          expect(shifted(sum, minorDigits[total.currency])).toEqual(exactOf(total.amount));
        }
      }),
      runs,
    ));

  test('tells of everybody whether there is a price, and of nobody else', () =>
    fc.assert(
      fc.property(anyRule, anyProfile, someOptions, (rule, profile, options) => {
        const price = priceFor(rule, profile, options);
        expect(price.profiles.map(({ position }) => position)).toEqual(
          Array.from({ length: price.profilesEvaluated }, (_, index) => index + 1),
        );
        const found = price.profiles.filter(({ method }) => method === 'PriceFound');
        expect(found).toHaveLength(price.profilesWithPrice);
        expect(price.arePricesDefined).toBe(price.profilesWithPrice > 0);
        expect(price.arePricesDefined).toBe(price.total !== undefined);
      }),
      runs,
    ));

  test('is the same for ever: what holds from a later day changes nothing of it', () =>
    fc.assert(
      fc.property(anyRule, anyProfile, someOptions, (rule, profile, options) => {
        const later = { ...options, tables: withLater(tables, '2026-12-25') as typeof tables };
        expect(priceFor(rule, profile, later)).toEqual(priceFor(rule, profile, options));
        expect(compile(rule, later).totalOf(profile)).toBe(compile(rule, options).totalOf(profile));
      }),
      { numRuns: 60 },
    ));

  test('is told from a rule that was not changed by asking', () =>
    fc.assert(
      fc.property(anyRule, anyProfile, someOptions, (rule, profile, options) => {
        const before = JSON.stringify([rule, profile]);
        const first = priceFor(rule, profile, options);
        expect(priceFor(rule, profile, options)).toEqual(first);
        expect(JSON.stringify([rule, profile])).toBe(before);
      }),
      { numRuns: 60 },
    ));
});

test.each(ruleKinds)('enough profiles of the kind %s have a price, so that this says something', (kind) => {
  const priced = fc
    .sample(fc.tuple(ruleOfKind(kind), anyProfile), { numRuns: 300, seed: 7 })
    .filter(([rule, profile]) => priceFor(rule, profile, { day: '2026-08-01', tables }).arePricesDefined);
  expect(priced.length).toBeGreaterThan(50);
});
