/** What a demo plan is made of before its market gives it numbers, a path and a policy. */
import { type Coverage, type ProductContent } from '@cotejo/core/product-content';
import { type PriceRule } from '@cotejo/core/pricing';
import { type Network } from './clinics.ts';
import { type BenefitName, type FeatureName, type TagName } from './terms.ts';

/** A coverage by the names of its tag and heading; numbers come later. */
export type DraftCoverage = Omit<Coverage, 'id' | 'tagId' | 'benefit'> & {
  readonly tag: TagName;
  readonly benefit: BenefitName;
};

/** What it says, beyond names and numbers, in the sections that visitors read. */
export type Texts = {
  readonly description: string;
  readonly descriptions?: readonly (readonly [title: string, content: string])[];
  readonly conditions: readonly (readonly [title: string, content: string])[];
  readonly exclusions: readonly (readonly [title: string, content: string])[];
  readonly extraBenefits: readonly (readonly [title: string, content: string])[];
  readonly faq: readonly (readonly [question: string, answer: string])[];
  /** How one asks for what is covered; a page of the policy. */
  readonly claims: readonly string[];
};

export type Plan = {
  readonly price: PriceRule;
  readonly highlights: readonly string[];
  readonly terms: ProductContent['terms'];
  readonly coverages: readonly DraftCoverage[];
  /** In which clinics it holds, up to how far a network, and what it covers in each. */
  readonly clinics?: {
    readonly upTo: Network;
    readonly covers: (network: Network) => readonly DraftCoverage[];
  };
  readonly features: readonly (readonly [name: FeatureName, detail?: string])[];
  /** ISO codes of the countries abroad where it covers. */
  readonly countries?: readonly string[];
  readonly texts: Texts;
};

/** With these features too, each once. */
export const withFeatures = (
  features: Plan['features'],
  ...more: readonly FeatureName[]
): Plan['features'] => [
  ...features,
  ...more.filter((name) => !features.some(([known]) => known === name)).map((name) => [name] as const),
];

/** Something about a plan that is no matter of what it insures. */
export type Mark = 'promoted' | 'popular' | 'exclusive' | 'new';

export type Line = readonly [code: string, name: string, plan: Plan, ...marks: Mark[]];
