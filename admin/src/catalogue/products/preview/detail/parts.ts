/** The parts of a product's page in the order in which a visitor reads them, and how much each of them says. */
import { type Detail } from './detail.ts';

const counts = {
  coverages: ({ resume: { tags } }) => tags.flatMap(({ coverages }) => coverages).length,
  limits: ({ topAmountsAndDeductibles: { annual_benefit_maximum: most, deductible, coverages } }) =>
    coverages.length + (most ? 1 : 0) + (deductible ? 1 : 0),
  clinics: ({ coverageOrganizations }) => coverageOrganizations.length,
  whom: ({ resume: { coverageCountries, contractType, contractingAges } }) =>
    coverageCountries.length + (contractType ? 1 : 0) + (contractingAges ? 1 : 0),
  extraBenefits: ({ extraBenefits }) => extraBenefits.length,
  features: ({ features }) => features.length,
  conditions: ({ conditions }) => conditions.length,
  exclusions: ({ exclusions }) => exclusions.length,
  descriptions: ({ descriptions }) => descriptions.length,
  faq: ({ faq }) => faq.length,
  offers: ({ offers }) => offers.length,
  payment: ({ payment: { modes, periodicity } }) => modes.length + (periodicity ? 1 : 0),
  documents: ({ documents }) => documents.length,
} as const satisfies Readonly<Record<string, (detail: Detail) => number>>;

export type PartName = keyof typeof counts;
export type Part = {
  readonly name: PartName;
  /** None of what visitors will not see. */
  readonly count: number;
  /** Whether it is a list of so many of one kind. */
  readonly isList: boolean;
};

/** What is told one by one, of different kinds. */
const mixed: readonly PartName[] = ['limits', 'whom', 'payment'];

export const partsOf = (detail: Detail): readonly Part[] =>
  (Object.keys(counts) as PartName[]).map((name) => ({
    name,
    count: counts[name](detail),
    isList: !mixed.includes(name),
  }));
