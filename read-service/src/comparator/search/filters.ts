/** The filters offered to a visitor: every value with its name and how many results it would leave. */
import { type ComparatorAnswer } from '@cotejo/core/comparator';
import { type Currency, majorUnits } from '@cotejo/core/kit/money';
import { organizationTypes } from '@cotejo/core/reference/organization-types';
import { type Known, lineageOf, nameOf } from '../../catalogue/index.ts';
import { type Question } from '../question/question.ts';
import { type Facets } from './search.ts';
import { type FilterName, type FilterValue } from '../product-index/product-index.ts';

export type Filters = ComparatorAnswer<'filters'>;
type Leaf = ComparatorAnswer<'leaf'>;
type Node = ComparatorAnswer<'node'>;

type Name = { readonly name: string; readonly url: string | null };

/** @param named all that the filter may offer, in the order of what visitors read */
const leaves = (
  filter: FilterName,
  { values }: Facets,
  { chosen }: Question,
  named: readonly (readonly [id: FilterValue, name: Name | undefined])[],
): readonly Leaf[] => {
  const selected = new Set(chosen[filter]);
  return named.flatMap(([id, name]): Leaf[] => {
    const total = values[filter].get(id);
    if (total === undefined || !name) return [];
    return [{ id, ...name, total, selected: selected.has(id), disabled: total === 0 }];
  });
};

type Entry = {
  readonly displayName?: string | null | undefined;
  readonly name?: string;
  readonly url?: string | null | undefined;
  readonly isHidden: boolean;
};
const shownOf = (entries: ReadonlyMap<number, Entry>) =>
  [...entries].map(
    ([id, entry]) =>
      [id, entry.isHidden ? undefined : { name: nameOf(entry), url: entry.url ?? null }] as const,
  );
const kinds = organizationTypes
  .map(({ id, name, alias }) => [id, { name, url: alias }] as const)
  .toSorted(([, one], [, other]) => one.name.localeCompare(other.name, 'es'));

/**
 * Types below the category that they stand in; a product has one type, so that a category's count is their sum. What a hidden
 * category has within it stands by itself, for its products are results as ever.
 */
const tree = (facets: Facets, question: Question, known: Known): readonly Node[] => {
  const shown = (id: FilterValue) => {
    const type = known.insuranceTypes.get(id as number);
    return type?.isHidden ? undefined : type;
  };
  const tooltipOf = (id: Leaf['id']) => known.insuranceTypes.get(id as number)?.description || null;
  const rootOf = (id: number): number => {
    const lineage = lineageOf(known, id);
    const hidden = lineage.findIndex((above) => !shown(above));
    return lineage.at(hidden === -1 ? -1 : hidden - 1)!;
  };
  const roots = new Map<number, Leaf[]>();
  for (const one of leaves('insuranceTypes', facets, question, shownOf(known.insuranceTypes))) {
    const root = rootOf(one.id as number);
    roots.set(root, [...(roots.get(root) ?? []), one]);
  }
  return [...roots].map(([id, within]): Node => {
    const category = shown(id)!;
    const total = within.reduce((sum, one) => sum + one.total, 0);
    const [isAll, isSome] = [
      within.every(({ selected }) => selected),
      within.some(({ selected }) => selected),
    ];
    return {
      id,
      name: category.displayName,
      url: category.url,
      total,
      selected: isAll,
      indeterminate: isSome && !isAll,
      disabled: total === 0,
      tooltip: tooltipOf(id),
      children: within.filter((one) => one.id !== id).map((one) => ({ ...one, tooltip: tooltipOf(one.id) })),
    };
  });
};

export const filtersOf = (facets: Facets, question: Question, known: Known, currency: Currency): Filters => {
  const inMajor = (amount: number): number => majorUnits(Math.round(amount), currency);
  const shownRange = (bounds: Facets['price']): Filters['prices'] =>
    bounds ? { from: inMajor(bounds.from), to: inMajor(bounds.to), unit: { code: currency } } : null;
  const offered = (filter: FilterName, entries: ReadonlyMap<number, Entry>): readonly Leaf[] =>
    leaves(filter, facets, question, shownOf(entries));
  return {
    insuranceTypes: tree(facets, question, known),
    organizationTypes: leaves('organizationTypes', facets, question, kinds),
    organizations: offered('organizations', known.organizations).map((one) => {
      const organization = known.organizations.get(one.id as number);
      return {
        ...one,
        typeId: organization?.type ?? null,
        tooltip: organization?.description || null,
      };
    }),
    features: offered('features', known.terms),
    coverageCountries: offered('coverageCountries', known.terms),
    coverageOrganizations: offered('coverageOrganizations', known.coverageOrganizations),
    prices: shownRange(facets.price),
    deductibles: shownRange(facets.deductible),
    deductiblesToCompare: [...facets.deductibles]
      .sort(([one], [other]) => one - other)
      .map(([amount, total]) => ({
        amount: inMajor(amount),
        total,
        selected: question.deductible?.oneOf?.includes(amount) ?? false,
      })),
  };
};
