/** A visitor's search, as the address of a comparison holds it: filters, order, page, view, and the plans to compare. */
import { defaultOrder, mostSideBySide, type Order } from '@cotejo/core/comparator';
import { orderOf, orderWords } from './orders.ts';
import { shareParameter } from './product-paths.ts';

export const views = { grid: 'cuadricula', list: 'lista' } as const;
export type View = keyof typeof views;

/** Filters by values, with the name that each has in the address. */
export const choiceParameters = {
  insuranceTypes: 'tipos',
  organizations: 'companias',
  features: 'caracteristicas',
  coverageOrganizations: 'clinicas',
  coverageCountries: 'paises',
} as const;
export type Choice = keyof typeof choiceParameters;
export const choices = Object.keys(choiceParameters) as readonly Choice[];

/** Bounds in major units of the country's currency, with the name that each has in the address. */
export const boundParameters = {
  fromPrice: 'desde',
  toPrice: 'hasta',
  fromDeductible: 'deducible-desde',
  toDeductible: 'deducible-hasta',
} as const;
export type Bound = keyof typeof boundParameters;
export const bounds = Object.keys(boundParameters) as readonly Bound[];

export type Search = {
  /** Chosen ids by filter; a filter that is not there takes all, an empty one none. */
  readonly chosen: { readonly [Name in Choice]?: readonly string[] };
  readonly bounds: { readonly [Name in Bound]?: number };
  readonly order: Order;
  /** Number of the page, from 1. */
  readonly page: number;
  /** The view that the visitor chose, if she did. */
  readonly view?: View;
  /** Codes of plans to look at side by side, three at most. */
  readonly compared: readonly string[];
  /** Code of a shared comparison's link, to which the plans are added. */
  readonly link?: string;
};

export const emptySearch: Search = { chosen: {}, bounds: {}, order: defaultOrder, page: 1, compared: [] };

const id = /^\d{1,16}$/;
/** Codes of plans as the catalogue takes them. */
export const planCode = /^[A-Za-z0-9][\w.-]{0,99}$/;
/** Codes of shared links. */
export const linkCode = /^[\w-]{1,100}$/;
const page = /^[1-9]\d{0,2}$/;
/** A form that is sent without a script has signs between its thousands. */
const money = /^(?:\d{1,9}|\d{1,3}(?:[.,]\d{3}){1,2})$/;

/** All values of a name, which may be written with commas or come one by one from a form. */
const valuesOf = (query: URLSearchParams, name: string): readonly string[] =>
  query.getAll(name).flatMap((value) => value.split(','));
const unique = (values: readonly string[]): readonly string[] => [...new Set(values)];

const chosenIn = (query: URLSearchParams): Search['chosen'] =>
  Object.fromEntries(
    choices.flatMap((name) => {
      const word = choiceParameters[name];
      return query.has(word) ? [[name, unique(valuesOf(query, word).filter((one) => id.test(one)))]] : [];
    }),
  );

const amountIn = (query: URLSearchParams, name: Bound): number | undefined => {
  const written = query.get(boundParameters[name]) ?? '';
  return money.test(written) ? Number(written.replace(/\D/g, '')) : undefined;
};

/** The lower amount is the lower bound, whichever was written where. */
const rangeIn = (query: URLSearchParams, from: Bound, to: Bound): Search['bounds'] => {
  const [low, high] = [amountIn(query, from), amountIn(query, to)];
  if (low !== undefined && high !== undefined && low > high) return { [from]: high, [to]: low };
  return { ...(low !== undefined && { [from]: low }), ...(high !== undefined && { [to]: high }) };
};

const boundsIn = (query: URLSearchParams): Search['bounds'] => ({
  ...rangeIn(query, 'fromPrice', 'toPrice'),
  ...rangeIn(query, 'fromDeductible', 'toDeductible'),
});

const viewOf = (word: string | null): View | undefined =>
  (Object.keys(views) as View[]).find((view) => views[view] === word);

/** Reads an address; what means nothing in it is left aside, as it comes from somebody's old link. */
export const readSearch = (query: URLSearchParams): Search => {
  const view = viewOf(query.get('vista'));
  const pageWord = query.get('pagina') ?? '';
  const link = query.get(shareParameter) ?? '';
  return {
    chosen: chosenIn(query),
    bounds: boundsIn(query),
    order: orderOf(query.get('orden')),
    page: page.test(pageWord) ? Number(pageWord) : 1,
    ...(view && { view }),
    compared: unique(valuesOf(query, 'comparar').filter((one) => planCode.test(one))).slice(
      0,
      mostSideBySide,
    ),
    ...(linkCode.test(link) && { link }),
  };
};

/** @returns the query of the address, with its question mark; empty where nothing is said */
export const writeSearch = ({
  chosen,
  bounds: within,
  order,
  page: nth,
  view,
  compared,
  link,
}: Search): string => {
  const query = new URLSearchParams();
  for (const name of choices) if (chosen[name]) query.set(choiceParameters[name], chosen[name].join(','));
  for (const name of bounds)
    if (within[name] !== undefined) query.set(boundParameters[name], String(within[name]));
  if (order !== defaultOrder) query.set('orden', orderWords[order].word);
  if (view) query.set('vista', views[view]);
  if (compared.length > 0) query.set('comparar', compared.join(','));
  if (link) query.set(shareParameter, link);
  if (nth > 1) query.set('pagina', String(nth));
  // Commas are read as they are, by browsers and by people.
  const written = query.toString().replaceAll('%2C', ',');
  return written && `?${written}`;
};

/** The search with another choice in a filter, on its first page. */
export const withChosen = (search: Search, name: Choice, ids: readonly string[] | undefined): Search => {
  const { [name]: _, ...others } = search.chosen;
  return { ...search, page: 1, chosen: ids ? { ...others, [name]: ids } : others };
};

export const withBounds = (
  search: Search,
  changed: { readonly [Name in Bound]?: number | undefined },
): Search => {
  const all = Object.entries({ ...search.bounds, ...changed }).filter(([, bound]) => bound !== undefined);
  return { ...search, page: 1, bounds: Object.fromEntries(all) };
};

/** The search without its filters: the order, the view and the plans picked for comparing stay. */
export const withoutFilters = (search: Search): Search => ({ ...search, page: 1, chosen: {}, bounds: {} });

/** Filters by values and by amounts. */
export type FilterName = Choice | Bound;
/** @returns the filters that narrow the results */
export const filtersSaid = ({ chosen, bounds: within }: Search): readonly FilterName[] => [
  ...choices.filter((name) => chosen[name]),
  ...bounds.filter((name) => within[name] !== undefined),
];

/** Whether something narrows the results. */
export const isFiltered = (search: Search): boolean => filtersSaid(search).length > 0;

/** The search without some of its filters, on its first page. */
export const without = (search: Search, names: readonly FilterName[]): Search => {
  const others = <Entries extends object>(of: Entries): Entries =>
    Object.fromEntries(Object.entries(of).filter(([name]) => !names.includes(name as FilterName))) as Entries;
  return { ...search, page: 1, chosen: others(search.chosen), bounds: others(search.bounds) };
};

/** Filters of which something must be chosen: a tree with nothing ticked is a question without an answer. */
const required: readonly Choice[] = ['insuranceTypes', 'organizations'];
/** @returns the filters that are in error (spec, public side, section 4): no request is made then */
export const filtersInError = ({ chosen }: Search): readonly Choice[] =>
  required.filter((name) => chosen[name]?.length === 0);
