/** Filters of a comparison, with how many results each value would leave. */
import { type AnswerBody } from './answers.ts';
import { type WithoutNulls } from './without-nulls.ts';

type Answered = WithoutNulls<AnswerBody<'results'>>['metaData']['filters'];

/** Values are told apart by texts, as addresses are. */
const leafOf = ({ id, name, total }: Answered['features'][number]) => ({ id: String(id), name, total });
type AnsweredNode = Omit<Answered['insuranceTypes'][number], 'children' | 'indeterminate'>;
const explainedOf = (node: AnsweredNode): Explained => ({ ...leafOf(node), tooltip: node.tooltip });
export type FilterLeaf = ReturnType<typeof leafOf>;
type Explained = FilterLeaf & { readonly tooltip?: string | undefined };
export type FilterNode = Explained & { readonly children: readonly Explained[] };
/** At most so much, and how many plans that leaves. */
export type Limit = { readonly most: number; readonly total: number };
export type Range = NonNullable<Answered['prices']>;

/** Insurers below their kind; one of a kind that is not told stands with the first, or by itself where there is none. */
const organizationTree = ({ organizationTypes, organizations }: Answered): readonly FilterNode[] => {
  const [first] = organizationTypes;
  if (!first) return organizations.map((insurer) => ({ ...explainedOf(insurer), children: [] }));
  const kindOf = ({ typeId }: Answered['organizations'][number]) =>
    organizationTypes.find(({ id }) => id === typeId) ?? first;
  return organizationTypes.flatMap((kind) => {
    const children = organizations.filter((insurer) => kindOf(insurer) === kind).map(explainedOf);
    return children.length > 0 ? [{ ...leafOf(kind), children }] : [];
  });
};

/** More than these are a range. */
const mostLimits = 5;
const limitsOf = ({ deductiblesToCompare: amounts }: Answered): readonly Limit[] | undefined => {
  if (amounts.length < 2 || amounts.length > mostLimits) return undefined;
  return amounts.map(({ amount: most }, nth) => ({
    most,
    total: amounts.slice(0, nth + 1).reduce((sum, { total }) => sum + total, 0),
  }));
};

/** Filters as the page shows them: a tree is a list of categories with their values, and few deductibles are limits instead of a range. */
export const shownFilters = (answered: Answered) => ({
  insuranceTypes: answered.insuranceTypes.map((node) => ({
    ...explainedOf(node),
    children: node.children.map(explainedOf),
  })),
  organizations: organizationTree(answered),
  features: answered.features.map(leafOf),
  coverageCountries: answered.coverageCountries.map(leafOf),
  coverageOrganizations: answered.coverageOrganizations.map(leafOf),
  prices: answered.prices,
  deductibles: answered.deductibles,
  deductibleLimits: limitsOf(answered),
});
export type Filters = ReturnType<typeof shownFilters>;
