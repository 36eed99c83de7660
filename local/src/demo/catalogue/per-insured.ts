/** Prices that are the same at every age: one for the holder, one for each of the others. */
import { type PriceRule } from '@cotejo/core/pricing';
import { type Currency } from '@cotejo/core/kit/money';
import { minor } from './amounts.ts';

export type PerInsured = {
  readonly holder: number;
  /** Of a partner or a child; none where they are insured at no extra price. */
  readonly other?: number;
  /** Until which age one may take it out. */
  readonly until: number;
  readonly unit?: Currency | 'UF';
  readonly tax?: Extract<PriceRule, { readonly kind: 'perInsured' }>['tax'];
};

export const perInsured = (given: PerInsured): PriceRule => {
  const { holder, other, until, unit = 'UF', tax = { treatment: 'exempt' } } = given;
  const others = other === undefined ? {} : { partner: minor(other, unit), dependant: minor(other, unit) };
  const adult = { from: 18, to: until };
  return {
    kind: 'perInsured',
    unit,
    period: 'monthly',
    tax,
    insured: { holder: adult, partner: adult, dependant: { from: 0, to: 23 } },
    amounts: { holder: minor(holder, unit), ...others },
  };
};
