/** What each choice of a visitor leaves of a shelf, so that any of them can be taken back to count what it hides. */
import { addAll, type Bits, eachBit, emptyBits, keepCommon, removeAll, setBit } from '../shelf/bits.ts';
import { type PricesOf } from '../shelf/priced-shelf.ts';
import { type Bounds, type Question } from '../question/question.ts';
import { type FilterName, filterNames, type FilterValue, type Shelf } from '../shelf/shelf.ts';

const isWithin = ({ from = 0, to = Infinity }: Bounds, value: number): boolean =>
  value >= from && value <= to;

/** The products that have one of the values, or all of them. */
const havingChosen = (shelf: Shelf, name: FilterName, chosen: readonly FilterValue[], all: boolean): Bits => {
  const having = emptyBits(shelf.room());
  const none = emptyBits(0);
  if (all) having.set(shelf.all());
  for (const value of chosen) {
    const bits = shelf.values(name).get(value) ?? none;
    if (!all) addAll(having, bits);
    else if (bits === none) having.fill(0);
    else keepCommon(having, bits);
  }
  return having;
};

const selected = (shelf: Shelf, candidates: Bits, isChosen: (slot: number) => boolean): Bits => {
  const chosen = emptyBits(shelf.room());
  eachBit(candidates, (slot) => {
    if (isChosen(slot)) setBit(chosen, slot);
  });
  return chosen;
};

export type RestrictedBy = FilterName | 'price' | 'deductible';

/** What each choice leaves, by what is chosen. Prices are computed for what any of the others would leave alone. */
export const restrictionsOf = (
  shelf: Shelf,
  pricesOf: PricesOf,
  deductibleAt: (slot: number) => number,
  question: Question,
  within: Bits,
) => {
  const found = new Map<RestrictedBy, Bits>();
  for (const name of filterNames) {
    const chosen = question.chosen[name];
    if (chosen?.length)
      found.set(name, havingChosen(shelf, name, chosen, name === 'features' && question.allFeatures));
  }
  const { deductible, price } = question;
  if (deductible) {
    const oneOf = deductible.oneOf && new Set(deductible.oneOf);
    const isChosen = (slot: number): boolean => {
      const amount = deductibleAt(slot);
      return isWithin(deductible, amount) && (oneOf?.has(amount) ?? true);
    };
    found.set('deductible', selected(shelf, within, isChosen));
  }
  if (price) {
    const candidates = emptyBits(shelf.room());
    if (found.size === 0) candidates.set(within);
    for (const without of found.keys()) addAll(candidates, remaining(within, found, without));
    const prices = pricesOf.within(candidates);
    const { from = 0, to = Number.MAX_VALUE } = price;
    found.set(
      'price',
      selected(shelf, candidates, (slot) => prices[slot]! >= from && prices[slot]! <= to),
    );
  }
  return found;
};

/** What all choices leave but one. */
export const remaining = (
  within: Bits,
  by: ReadonlyMap<RestrictedBy, Bits>,
  without?: RestrictedBy,
): Bits => {
  const left = within.slice();
  for (const [name, bits] of by) if (name !== without) keepCommon(left, bits);
  return left;
};

/** What the page is about, before the visitor chooses anything. */
export const sectionOf = (shelf: Shelf, { promotedAlone, sectionTypes, otherTypes }: Question): Bits => {
  const within = shelf.all().slice();
  if (promotedAlone) keepCommon(within, shelf.promoted());
  if (sectionTypes) keepCommon(within, havingChosen(shelf, 'insuranceTypes', sectionTypes, false));
  if (otherTypes) removeAll(within, havingChosen(shelf, 'insuranceTypes', otherTypes, false));
  return within;
};
