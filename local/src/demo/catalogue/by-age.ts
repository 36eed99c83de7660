/** Prices by age that grow as the market's do, from what a man of 25 pays: the visitor of whom nothing is known. */
import { type PriceRule } from '@cotejo/core/pricing';
import { type Currency } from '@cotejo/core/kit/money';
import { minor } from './amounts.ts';

type AgeBands = Extract<PriceRule, { readonly kind: 'ageBands' }>;
type Bands = AgeBands['bands'];

/** Age from and to, and how many times the price at 25; between 26 and 45 women pay the third figure. */
const growth: readonly (readonly [from: number, to: number, times: number, women?: number])[] = [
  [0, 17, 0.74],
  [18, 25, 1],
  [26, 35, 1.22, 1.38],
  [36, 45, 1.68, 1.81],
  [46, 55, 2.35],
  [56, 65, 3.5],
  [66, 75, 5.1],
];

/** Nobody charges S/ 173.4612: prices end where the market's do. */
const step = { PEN: 0.1, USD: 0.5, CLP: 10, COP: 100, MXN: 1 } as const satisfies Record<Currency, number>;

export const ageBandsOf = (unit: Currency, at25: number, to: number): Bands => {
  const charged = (times: number): number =>
    times === 1 ? minor(at25, unit) : minor(Math.round((at25 * times) / step[unit]) * step[unit], unit);
  return growth
    .filter(([from]) => from <= to)
    .flatMap(([from, until, times, women]) => {
      const ages = { from, to: Math.min(until, to) };
      return women === undefined
        ? [{ ...ages, amount: charged(times) }]
        : [
            { ...ages, sex: 'male' as const, amount: charged(times) },
            { ...ages, sex: 'female' as const, amount: charged(women) },
          ];
    });
};

export type ByAge = {
  readonly unit: Currency;
  /** What a man of 25 pays, in whole units. */
  readonly at25: number;
  /** Until which age one may take it out. */
  readonly until?: number;
  readonly childrenUntil?: number;
  readonly tax?: AgeBands['tax'];
  readonly eligibility?: AgeBands['eligibility'];
};

export const byAge = (given: ByAge): AgeBands => {
  const { unit, at25, until = 65, childrenUntil = 25, tax = { treatment: 'exempt' }, eligibility } = given;
  return {
    kind: 'ageBands',
    unit,
    period: 'monthly',
    tax,
    insured: {
      holder: { from: 18, to: until },
      partner: { from: 18, to: until },
      dependant: { from: 0, to: childrenUntil },
    },
    ...(eligibility && { eligibility }),
    bands: ageBandsOf(unit, at25, Math.max(until, childrenUntil)),
  };
};

export const igv = { treatment: 'included', name: 'IGV' } as const;
export const iva = { treatment: 'included', name: 'IVA' } as const;
export const reducedIva = { treatment: 'included', name: 'reducedIVA' } as const;
