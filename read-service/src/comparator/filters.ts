/** What a visitor may filter by: every value with its name and how many results it would leave. */
import { z } from 'zod';
import { type Currency, majorUnits, type OrganizationType, organizationTypes } from '@cotejo/core/reference';
import { type Known, lineageOf } from '../catalogue/index.ts';
import { type Question } from './question.ts';
import { type Facets } from './search.ts';
import { type FilterName, type FilterValue } from './shelf.ts';

const leaf = z.object({
  id: z.union([z.int(), z.string()]),
  name: z.string(),
  url: z.string().nullable(),
  total: z.int().describe('cuántos resultados quedarían, sin contar lo elegido en este mismo filtro'),
  selected: z.boolean(),
  disabled: z.boolean().describe('no quedaría ninguno'),
});
const node = leaf.extend({
  indeterminate: z.boolean().describe('elegido solo en parte'),
  tooltip: z.string().nullable(),
  children: z.array(leaf).readonly(),
});
const range = z.object({ from: z.number(), to: z.number(), unit: z.object({ code: z.string() }) }).nullable();

export const filtersSchema = z.object({
  insuranceTypes: z.array(node).readonly(),
  organizationTypes: z.array(leaf).readonly(),
  organizations: z.array(leaf).readonly(),
  features: z.array(leaf).readonly(),
  coverageCountries: z.array(leaf).readonly(),
  coverageOrganizations: z.array(leaf).readonly(),
  prices: range.describe('de cuánto a cuánto cuestan al mes los resultados, sin contar los límites elegidos'),
  deductibles: range,
  deductiblesToCompare: z
    .array(z.object({ amount: z.number(), total: z.int(), selected: z.boolean() }))
    .readonly(),
});
export type Filters = z.infer<typeof filtersSchema>;
type Leaf = z.infer<typeof leaf>;
type Node = z.infer<typeof node>;

/** Made once: hundreds of clinics are put in order with every answer. */
const byName = new Intl.Collator('es').compare;

type Name = { readonly name: string; readonly url: string | null };

const leaves = (
  filter: FilterName,
  { values }: Facets,
  { chosen }: Question,
  nameOf: (id: FilterValue) => Name | undefined,
): readonly Leaf[] => {
  const selected = new Set(chosen[filter]);
  return [...values[filter]]
    .flatMap(([id, total]): Leaf[] => {
      const named = nameOf(id);
      return named ? [{ id, ...named, total, selected: selected.has(id), disabled: total === 0 }] : [];
    })
    .sort((one, other) => byName(one.name, other.name));
};

/**
 * Types below the category that they stand in; a product has one type, so that a category's count is their sum. What a hidden
 * category has within it stands by itself, for its products are results as ever.
 */
const tree = (facets: Facets, question: Question, known: Known): readonly Node[] => {
  const shown = (id: FilterValue) => {
    const type = known.insuranceTypes.get(id as number);
    return type?.isHidden ? undefined : type;
  };
  const named = (id: FilterValue): Name | undefined => {
    const type = shown(id);
    return type && { name: type.displayName, url: type.url };
  };
  const rootOf = (id: number): number => {
    const lineage = lineageOf(known, id);
    const hidden = lineage.findIndex((above) => !shown(above));
    return lineage.at(hidden === -1 ? -1 : hidden - 1)!;
  };
  const roots = new Map<number, Leaf[]>();
  for (const one of leaves('insuranceTypes', facets, question, named)) {
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
      tooltip: category.description || null,
      children: within.filter((one) => one.id !== id),
    };
  });
};

export const filtersOf = (facets: Facets, question: Question, known: Known, currency: Currency): Filters => {
  const term = (id: FilterValue): Name | undefined => {
    const found = known.terms.get(id as number);
    return found && !found.isHidden ? { name: found.displayName || found.name, url: null } : undefined;
  };
  const inMajor = (amount: number): number => majorUnits(Math.round(amount), currency);
  const shownRange = (bounds: Facets['price']): Filters['prices'] =>
    bounds ? { from: inMajor(bounds.from), to: inMajor(bounds.to), unit: { code: currency } } : null;
  return {
    insuranceTypes: tree(facets, question, known),
    organizationTypes: leaves('organizationTypes', facets, question, (id) => {
      const type = organizationTypes.find((one) => one.id === (id as OrganizationType));
      return type && { name: type.name, url: type.alias };
    }),
    organizations: leaves('organizations', facets, question, (id) => {
      const found = known.organizations.get(id as number);
      return found && !found.isHidden ? { name: found.displayName, url: found.url } : undefined;
    }),
    features: leaves('features', facets, question, term),
    coverageCountries: leaves('coverageCountries', facets, question, term),
    coverageOrganizations: leaves('coverageOrganizations', facets, question, (id) => {
      const found = known.coverageOrganizations.get(id as number);
      return found && !found.isHidden ? { name: found.displayName, url: found.url ?? null } : undefined;
    }),
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
