/** The taxes of a price rule, by name. */
import { type Tax } from './rule-parts.ts';
import { type TaxName } from '../price-tables/index.ts';
import { type PriceRule } from './rules/rule.ts';

const stated = (rule: PriceRule): readonly Tax[] => {
  if (rule.kind === 'sctr') return rule.covers.map(({ tax }) => tax);
  return 'tax' in rule ? [rule.tax] : [];
};

/** @returns the taxes that the rule needs a table of, each once; none where it is exempt */
export const taxesOf = (rule: PriceRule): readonly TaxName[] => [
  ...new Set(stated(rule).flatMap((tax) => (tax.treatment === 'exempt' ? [] : [tax.name]))),
];
