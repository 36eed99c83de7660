/** The kinds of price rules, each by its name. */
import { type Kind, type Prepared } from './kind.ts';
import { type At, type Missing } from './look-up.ts';
import { type PriceRule } from './rule.ts';
import { type RuleKind } from './rule-parts.ts';
import { ageBands } from './rules/age-bands.ts';
import { collective } from './rules/collective.ts';
import { eps } from './rules/eps.ts';
import { fixed } from './rules/fixed.ts';
import { isapre } from './rules/isapre.ts';
import { perDay } from './rules/per-day.ts';
import { perGuard } from './rules/per-guard.ts';
import { perInsured } from './rules/per-insured.ts';
import { pets } from './rules/pets.ts';
import { sctr } from './rules/sctr.ts';

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

export const countsOf = (rule: PriceRule): Kind<PriceRule>['counts'] => kindOf(rule).counts;
export const prepare = (rule: PriceRule, at: At): Prepared | Missing => kindOf(rule).prepare(rule, at);
