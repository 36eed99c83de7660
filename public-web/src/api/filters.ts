/** Filters of a comparison, with how many results each value would leave. */
import { type AnswerBody } from './answers.ts';
import { type WithoutNulls } from './without-nulls.ts';

type Answered = WithoutNulls<AnswerBody<'results'>>['metaData']['filters'];

/** Values are told apart by texts, as addresses are. */
const withText = <Value extends { readonly id: string | number }>(value: Value) => ({
  ...value,
  id: String(value.id),
});
type WithText<Value extends { readonly id: string | number }> = Omit<Value, 'id'> & { readonly id: string };
export type FilterLeaf = WithText<Answered['features'][number]>;
type Explained = FilterLeaf & { readonly tooltip?: string | undefined };
export type FilterNode = Explained & { readonly children: readonly Explained[] };
/** At most so much, and how many plans that leaves. */
export type Limit = { readonly most: number; readonly total: number };
export type Range = NonNullable<Answered['prices']>;

/** Insurers below their kind; one of a kind that is not told stands with the first, or by itself where there is none. */
const organizationTree = ({ organizationTypes, organizations }: Answered): readonly FilterNode[] => {
  const [first] = organizationTypes;
  if (!first) return organizations.map((insurer) => ({ ...withText(insurer), children: [] }));
  const kindOf = ({ typeId }: Answered['organizations'][number]) =>
    organizationTypes.find(({ id }) => id === typeId) ?? first;
  return organizationTypes.flatMap((kind) => {
    const children = organizations.filter((insurer) => kindOf(insurer) === kind).map(withText);
    return children.length > 0 ? [{ ...withText(kind), children }] : [];
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
export const shownFilters = (answered: Answered) => {
  const deductibleLimits = limitsOf(answered);
  return {
    insuranceTypes: answered.insuranceTypes.map(({ children, ...node }): FilterNode => ({
      ...withText(node),
      children: children.map(withText),
    })),
    organizations: organizationTree(answered),
    features: answered.features.map(withText),
    coverageCountries: answered.coverageCountries.map(withText),
    coverageOrganizations: answered.coverageOrganizations.map(withText),
    prices: answered.prices,
    deductibles: answered.deductibles,
    ...(deductibleLimits && { deductibleLimits }),
  };
};
export type Filters = Omit<ReturnType<typeof shownFilters>, 'deductibleLimits'> & {
  readonly deductibleLimits?: readonly Limit[] | undefined;
};
