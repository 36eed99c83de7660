/** A country's published products as columns: a row each, and a set of rows for every value that a filter may choose. */
import { type Quantity, type StatedTerms } from '@cotejo/core/product-content';
import { type PriceRule } from '@cotejo/core/pricing';
import { type OrganizationType } from '@cotejo/core/reference/organization-types';
import { type Bits, clearBit, emptyBits, setBit, widened } from './bits.ts';

/** The fields that results are filtered, ordered and priced by; the others of a card are read for its page alone. */
export type IndexedProduct = {
  readonly code: string;
  readonly number: number;
  /** Counts its publications. */
  readonly version: number;
  readonly rule: PriceRule;
  readonly organizationId: number;
  readonly organizationType: OrganizationType;
  readonly insuranceTypeId: number;
  readonly score?: number;
  readonly isPopular: boolean;
  readonly isPromoted: boolean;
  readonly deductible?: Quantity;
  /** The terms of its services, where they are stated. */
  readonly stated?: StatedTerms;
  readonly features: readonly number[];
  readonly coverageCountries: readonly number[];
  readonly coverageOrganizations: readonly number[];
};

export const filterNames = [
  'organizations',
  'organizationTypes',
  'insuranceTypes',
  'features',
  'coverageCountries',
  'coverageOrganizations',
] as const;
export type FilterName = (typeof filterNames)[number];
export type FilterValue = number | OrganizationType;

const valuesOf: { readonly [Name in FilterName]: (product: IndexedProduct) => readonly FilterValue[] } = {
  organizations: ({ organizationId }) => [organizationId],
  organizationTypes: ({ organizationType }) => [organizationType],
  insuranceTypes: ({ insuranceTypeId }) => [insuranceTypeId],
  features: ({ features }) => features,
  coverageCountries: ({ coverageCountries }) => coverageCountries,
  coverageOrganizations: ({ coverageOrganizations }) => coverageOrganizations,
};

export type ProductIndex = {
  /** How many rows there is room for; sets are that wide. */
  readonly room: () => number;
  /** The rows that hold a product. */
  readonly all: () => Bits;
  readonly promoted: () => Bits;
  readonly values: (name: FilterName) => ReadonlyMap<FilterValue, Bits>;
  /** Of a row that holds a product. */
  readonly at: (row: number) => IndexedProduct;
  readonly find: (code: string) => IndexedProduct | undefined;
  /** The products' numbers, by row: they decide between equals. */
  readonly numbers: () => Float64Array;
  readonly versions: () => ReadonlyMap<string, number>;
  /** The same for the same products in the same versions, on every instance; another whenever one changes. */
  readonly digest: () => string;
  /** @returns the row that holds it */
  readonly put: (product: IndexedProduct) => number;
  /** @returns the row that is free now; nothing for a product that was not there */
  readonly remove: (code: string) => number | undefined;
};

const firstRoom = 1_024;

/** FNV-1a of 32 bits. */
const hashOf = (text: string, seed: number): number => {
  let hash = seed;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
};
const seeds = [0x811c9dc5, 0x5bd1e995];

export const createProductIndex = (): ProductIndex => {
  let room = firstRoom;
  let all = emptyBits(room);
  let promoted = emptyBits(room);
  let numbers = new Float64Array(room);
  const products: (IndexedProduct | undefined)[] = [];
  const rows = new Map<string, number>();
  const versions = new Map<string, number>();
  const free: number[] = [];
  const sums = seeds.map(() => 0);
  const filters = Object.fromEntries(
    filterNames.map((name) => [name, new Map<FilterValue, Bits>()]),
  ) as Record<FilterName, Map<FilterValue, Bits>>;

  const widen = (): void => {
    room *= 2;
    [all, promoted] = [widened(all, room), widened(promoted, room)];
    const wider = new Float64Array(room);
    wider.set(numbers);
    numbers = wider;
    for (const values of Object.values(filters))
      for (const [value, bits] of values) values.set(value, widened(bits, room));
  };

  /** A sum: it is the same in whatever order products come and go. */
  const count = ({ code, version }: IndexedProduct, sign: 1 | -1): void =>
    seeds.forEach((seed, index) => {
      sums[index] = (sums[index]! + sign * hashOf(`${code}@${version}`, seed)) | 0;
    });

  const mark = (row: number, product: IndexedProduct): void => {
    products[row] = product;
    numbers[row] = product.number;
    setBit(all, row);
    if (product.isPromoted) setBit(promoted, row);
    for (const name of filterNames)
      for (const value of valuesOf[name](product)) {
        const bits = filters[name].get(value) ?? emptyBits(room);
        filters[name].set(value, bits);
        setBit(bits, row);
      }
    count(product, 1);
  };
  const unmark = (row: number): void => {
    const product = products[row]!;
    clearBit(all, row);
    clearBit(promoted, row);
    for (const name of filterNames)
      for (const value of valuesOf[name](product)) clearBit(filters[name].get(value)!, row);
    products[row] = undefined;
    count(product, -1);
  };

  return {
    room: () => room,
    all: () => all,
    promoted: () => promoted,
    values: (name) => filters[name],
    at: (row) => products[row]!,
    find: (code) => {
      const row = rows.get(code);
      return row === undefined ? undefined : products[row];
    },
    numbers: () => numbers,
    versions: () => versions,
    digest: () => sums.map((sum) => (sum >>> 0).toString(16).padStart(8, '0')).join(''),
    put(product) {
      const known = rows.get(product.code);
      if (known !== undefined) unmark(known);
      const row = known ?? free.pop() ?? products.length;
      if (row >= room) widen();
      rows.set(product.code, row);
      versions.set(product.code, product.version);
      mark(row, product);
      return row;
    },
    remove(code) {
      const row = rows.get(code);
      if (row === undefined) return undefined;
      unmark(row);
      rows.delete(code);
      versions.delete(code);
      free.push(row);
      return row;
    },
  };
};
