/** The rows of an index that each choice of a visitor leaves, so that any of them can be taken back to count what it hides. */
import {
  addAll,
  type Bits,
  eachBit,
  emptyBits,
  keepCommon,
  removeAll,
  setBit,
} from '../product-index/bits.ts';
import { type PricesOf } from '../product-index/priced-index.ts';
import { type Bounds, type Question } from '../question/question.ts';
import {
  type FilterName,
  filterNames,
  type FilterValue,
  type ProductIndex,
} from '../product-index/product-index.ts';

const isWithin = ({ from = 0, to = Infinity }: Bounds, value: number): boolean =>
  value >= from && value <= to;

/** The products that have one of the values, or all of them. */
const havingChosen = (
  index: ProductIndex,
  name: FilterName,
  chosen: readonly FilterValue[],
  all: boolean,
): Bits => {
  const having = emptyBits(index.room());
  const none = emptyBits(0);
  if (all) having.set(index.all());
  for (const value of chosen) {
    const bits = index.values(name).get(value) ?? none;
    if (!all) addAll(having, bits);
    else if (bits === none) having.fill(0);
    else keepCommon(having, bits);
  }
  return having;
};

const selected = (index: ProductIndex, candidates: Bits, isChosen: (row: number) => boolean): Bits => {
  const chosen = emptyBits(index.room());
  eachBit(candidates, (row) => {
    if (isChosen(row)) setBit(chosen, row);
  });
  return chosen;
};

export type RestrictedBy = FilterName | 'price' | 'deductible';

/** The rows that each choice leaves, by choice. Prices are computed only for rows that the other choices leave. */
export const restrictionsOf = (
  index: ProductIndex,
  pricesOf: PricesOf,
  deductibleAt: (row: number) => number,
  question: Question,
  within: Bits,
) => {
  const found = new Map<RestrictedBy, Bits>();
  for (const name of filterNames) {
    const chosen = question.chosen[name];
    if (chosen?.length)
      found.set(name, havingChosen(index, name, chosen, name === 'features' && question.allFeatures));
  }
  const { deductible, price } = question;
  if (deductible) {
    const oneOf = deductible.oneOf && new Set(deductible.oneOf);
    const isChosen = (row: number): boolean => {
      const amount = deductibleAt(row);
      return isWithin(deductible, amount) && (oneOf?.has(amount) ?? true);
    };
    found.set('deductible', selected(index, within, isChosen));
  }
  if (price) {
    const candidates = emptyBits(index.room());
    if (found.size === 0) candidates.set(within);
    for (const without of found.keys()) addAll(candidates, remaining(within, found, without));
    const prices = pricesOf.within(candidates);
    const { from = 0, to = Number.MAX_VALUE } = price;
    found.set(
      'price',
      selected(index, candidates, (row) => prices[row]! >= from && prices[row]! <= to),
    );
  }
  return found;
};

/** The rows that all choices but one leave. */
export const remaining = (
  within: Bits,
  by: ReadonlyMap<RestrictedBy, Bits>,
  without?: RestrictedBy,
): Bits => {
  const left = within.slice();
  for (const [name, bits] of by) if (name !== without) keepCommon(left, bits);
  return left;
};

/** The rows of the page, before any choice. */
export const sectionOf = (
  index: ProductIndex,
  { promotedAlone, sectionTypes, otherTypes }: Question,
): Bits => {
  const within = index.all().slice();
  if (promotedAlone) keepCommon(within, index.promoted());
  if (sectionTypes) keepCommon(within, havingChosen(index, 'insuranceTypes', sectionTypes, false));
  if (otherTypes) removeAll(within, havingChosen(index, 'insuranceTypes', otherTypes, false));
  return within;
};
