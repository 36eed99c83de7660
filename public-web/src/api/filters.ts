/** Filters of a comparison, with how many results each value would leave. */
import { amount, listOf, mapped, nullable, objectOf, optional, text, type ValueOf } from './readers.ts';

const idText = (value: unknown): string => (typeof value === 'number' ? String(value) : text(value));
const leafFields = { id: idText, name: text, total: amount };
const leaf = objectOf(leafFields);
const explained = objectOf({ ...leafFields, tooltip: optional(text) });
const range = nullable(objectOf({ from: amount, to: amount, unit: objectOf({ code: text }) }));

export const filtersAnswer = objectOf({
  insuranceTypes: listOf(objectOf({ ...leafFields, tooltip: optional(text), children: listOf(explained) })),
  organizationTypes: listOf(leaf),
  organizations: listOf(objectOf({ ...leafFields, tooltip: optional(text), typeId: optional(text) })),
  features: listOf(leaf),
  coverageCountries: listOf(leaf),
  coverageOrganizations: listOf(leaf),
  prices: range,
  deductibles: range,
  deductiblesToCompare: optional(listOf(objectOf({ amount, total: amount }))),
});

export type FilterLeaf = ValueOf<typeof leaf>;
/** A value that may say what it is. */
type Explained = FilterLeaf & { readonly tooltip?: string | undefined };
export type FilterNode = Explained & { readonly children: readonly Explained[] };
/** At most so much, and how many plans that leaves. */
export type Limit = { readonly most: number; readonly total: number };
export type Range = NonNullable<ValueOf<typeof range>>;

/** Filters as the page shows them: a tree is a list of categories with their values. */
export type Filters = {
  readonly insuranceTypes: readonly FilterNode[];
  readonly organizations: readonly FilterNode[];
  readonly features: readonly FilterLeaf[];
  readonly coverageCountries: readonly FilterLeaf[];
  readonly coverageOrganizations: readonly FilterLeaf[];
  readonly prices: Range | null;
  readonly deductibles: Range | null;
  /** Instead of a range, where plans have few deductibles: one of them is chosen as the highest. */
  readonly deductibleLimits?: readonly Limit[] | undefined;
};

type Answered = ValueOf<typeof filtersAnswer>;
/** Insurers below their kind; one of a kind that is not told stands with the first, or by itself where there is none. */
const organizationTree = ({ organizationTypes, organizations }: Answered): readonly FilterNode[] => {
  const [first] = organizationTypes;
  if (!first) return organizations.map((insurer) => ({ ...insurer, children: [] }));
  const kindOf = ({ typeId }: Answered['organizations'][number]) =>
    organizationTypes.find(({ id }) => id === typeId) ?? first;
  return organizationTypes.flatMap((kind) => {
    const children = organizations.filter((insurer) => kindOf(insurer) === kind);
    return children.length > 0 ? [{ ...kind, children }] : [];
  });
};

/** More than these are a range. */
const mostLimits = 5;
const limitsOf = ({ deductiblesToCompare: amounts = [] }: Answered): readonly Limit[] | undefined => {
  if (amounts.length < 2 || amounts.length > mostLimits) return undefined;
  return amounts.map(({ amount: most }, nth) => ({
    most,
    total: amounts.slice(0, nth + 1).reduce((sum, { total }) => sum + total, 0),
  }));
};

export const filters = mapped(filtersAnswer, (answered): Filters => {
  const { organizationTypes: _, deductiblesToCompare: __, ...others } = answered;
  const deductibleLimits = limitsOf(answered);
  return {
    ...others,
    organizations: organizationTree(answered),
    ...(deductibleLimits && { deductibleLimits }),
  };
});
