/** One price for everybody, as a rule by age: what a test is about is changed in it. */
import { type PriceRule } from '../rules/rule.ts';

export const onePrice: Extract<PriceRule, { kind: 'ageBands' }> = {
  kind: 'ageBands',
  unit: 'PEN',
  period: 'monthly',
  tax: { treatment: 'exempt' },
  insured: { holder: { from: 18, to: 64 }, dependant: { from: 0, to: 24 } },
  bands: [{ from: 0, to: 64, amount: 1 }],
};
