/** A shelf on one day in one currency: what its products cost for whom, computed when it is asked for and kept. */
import { type Quantity } from '@cotejo/core/catalogue';
import { monthlyShare } from '@cotejo/core/comparator';
import { compile, type CompiledPrice, type Profile, type Tables } from '@cotejo/core/pricing';
import { type Currency } from '@cotejo/core/reference';
import { hasBit } from './bits.ts';
import { type Shelf } from './shelf.ts';

export type PriceTerms = { readonly day: string; readonly tables: Tables; readonly currency: Currency };

/** The price of the product in a slot for comparing, minor units a month; Infinity where there is none. */
export type PriceOf = (slot: number) => number;

export type PricedShelf = {
  readonly pricesFor: (profile: Profile) => PriceOf;
  /** What is stated for all coverages together, minor units; 0 where none is, as a card shows it. */
  readonly deductibleAt: (slot: number) => number;
  /** The slot holds another product, or none. */
  readonly forget: (slot: number) => void;
  /** Prepares the rules of so many more slots before somebody asks. @returns whether some are left */
  readonly prepare: (slots: number) => boolean;
};

/** Whose prices are kept: a visitor who narrows a search, and all who have said nothing yet. */
const mostProfiles = 32;
const unknown = -1;

/** The quantity in the currency; nothing where no table tells how to get there. */
const convert = ({ amount, unit }: Quantity, { currency, ...at }: PriceTerms): number | undefined => {
  if (unit === 'MXN' || unit === '%' || unit === 'veces' || unit === 'días') return undefined;
  const rule = { kind: 'fixed', unit, period: 'once', tax: { treatment: 'exempt' }, amount } as const;
  return compile(rule, { ...at, currency })(nobody);
};
/** A fixed price is the same for everybody, and for nobody. */
const nobody: Profile = { country: 'INT', policyholders: [], dependants: [], pets: [], isEntered: false };

export const priceShelf = (shelf: Shelf, terms: PriceTerms): PricedShelf => {
  const compiled: (CompiledPrice | undefined)[] = [];
  const shares: number[] = [];
  let deductibles: Float64Array = new Float64Array(shelf.room()).fill(unknown);
  const columns = new Map<string, Float64Array>();
  let prepared = 0;

  const compiledAt = (slot: number): CompiledPrice => {
    const known = compiled[slot];
    if (known) return known;
    const { rule } = shelf.at(slot);
    shares[slot] = monthlyShare(rule.period);
    return (compiled[slot] = compile(rule, terms));
  };
  const wide = (column: Float64Array): Float64Array => {
    if (column.length >= shelf.room()) return column;
    const wider = new Float64Array(shelf.room()).fill(unknown);
    wider.set(column);
    return wider;
  };
  const columnFor = (key: string): Float64Array => {
    const column = wide(columns.get(key) ?? new Float64Array(0));
    columns.delete(key);
    columns.set(key, column);
    if (columns.size > mostProfiles) columns.delete(columns.keys().next().value!);
    return column;
  };

  return {
    pricesFor(profile) {
      const column = columnFor(JSON.stringify(profile));
      return (slot) => {
        const known = column[slot]!;
        if (known !== unknown) return known;
        const total = compiledAt(slot)(profile);
        return (column[slot] = total === undefined ? Infinity : total * shares[slot]!);
      };
    },
    deductibleAt(slot) {
      deductibles = wide(deductibles);
      const known = deductibles[slot]!;
      if (known !== unknown) return known;
      const { deductible } = shelf.at(slot);
      return (deductibles[slot] = (deductible && convert(deductible, terms)) ?? 0);
    },
    forget(slot) {
      compiled[slot] = undefined;
      if (slot < deductibles.length) deductibles[slot] = unknown;
      for (const column of columns.values()) if (slot < column.length) column[slot] = unknown;
    },
    prepare(slots) {
      const end = Math.min(prepared + slots, shelf.room());
      for (; prepared < end; prepared++) if (hasBit(shelf.all(), prepared)) compiledAt(prepared);
      return prepared < shelf.room();
    },
  };
};
