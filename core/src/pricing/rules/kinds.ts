/** The kinds of price rules, each by its name. */
import { type Kind, type Prepared } from './kind.ts';
import { type At, isMissing, type Missing } from '../../price-tables/index.ts';
import { type ReadTax, readTax } from '../read-tax.ts';
import { type PersonsRule } from '../persons/persons.ts';
import { type PriceRule } from './rule.ts';
import { type RuleKind } from '../rule-parts.ts';
import { ageBands } from './age-bands.ts';
import { collective } from './collective.ts';
import { eps } from './eps.ts';
import { fixed } from './fixed.ts';
import { isapre } from './isapre.ts';
import { perDay } from './per-day.ts';
import { perGuard } from './per-guard.ts';
import { perInsured } from './per-insured.ts';
import { pets } from './pets.ts';
import { sctr } from './sctr.ts';

type RuleOf<Name extends RuleKind> = Extract<PriceRule, { kind: Name }>;

const kinds: { readonly [Name in RuleKind]: Kind<RuleOf<Name>> } = {
  ageBands,
  eps,
  collective,
  sctr,
  pets,
  isapre,
  perInsured,
  perGuard,
  perDay,
  fixed,
};

/** The kind that a rule's own name says it is. */
const kindOf = <Name extends RuleKind>(rule: RuleOf<Name>): Kind<RuleOf<Name>> => kinds[rule.kind];

/** Whom a rule insures; nothing where its price is not made of persons. */
export const insuresOf = (rule: PriceRule, at: At): PersonsRule | Missing | undefined =>
  kindOf(rule).insures?.(rule, at);
/** Whom the price of a rule is made of. */
export const countsOf = (rule: PriceRule): Kind<PriceRule>['counts'] => kindOf(rule).counts;

export type Taxed = Prepared & {
  /** On everything that is charged; left out where the rule charges its taxes itself, or has none. */
  readonly tax?: ReadTax;
};

/** @returns the rule with its tax and all else that it reads of the day; or the table that has nothing for it */
export const prepare = (rule: PriceRule, at: At): Taxed | Missing => {
  const tax = 'tax' in rule ? readTax(rule.tax, at) : undefined;
  if (tax && isMissing(tax)) return tax;
  const prepared = kindOf(rule).prepare(rule, at);
  return isMissing(prepared) ? prepared : { ...prepared, tax };
};
