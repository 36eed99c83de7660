/** The price rules of a shelf, ready for one day and currency; what all of them need lies side by side. */
import { monthlyShare } from '@cotejo/core/comparator';
import { compile, type CompiledPrice } from '@cotejo/core/pricing';
import { type Tables } from '@cotejo/core/price-tables';
import { type Currency } from '@cotejo/core/kit/money';
import { widenedColumn } from './columns.ts';
import { type Shelf } from './shelf.ts';

export type PriceTerms = { readonly day: string; readonly tables: Tables; readonly currency: Currency };

/** How a slot's price is made. */
export const way = { unknown: 0, ofWholeProfile: 1, ofPersons: 2, ofPersonsWithHolder: 3 } as const;

type Name = 'ways' | 'numerators' | 'denominators' | 'largest' | 'monthlyShares';

export type CompiledShelf = {
  readonly at: (slot: number) => CompiledPrice;
  /** By slot: its `way`, the fraction of its total and up to which sum that is exact, and what of a period a month is. */
  readonly columns: () => Readonly<Record<Name, Float64Array>>;
  readonly forget: (slot: number) => void;
};

export const compiledShelf = (shelf: Shelf, terms: PriceTerms): CompiledShelf => {
  const prices: (CompiledPrice | undefined)[] = [];
  const none = new Float64Array(0);
  let columns: Record<Name, Float64Array> = {
    ways: none,
    numerators: none,
    denominators: none,
    largest: none,
    monthlyShares: none,
  };
  const widen = (): void => {
    const room = shelf.room();
    columns = Object.fromEntries(
      Object.entries(columns).map(([name, column]) => [name, widenedColumn(column, room, way.unknown)]),
    ) as typeof columns;
  };

  return {
    at(slot) {
      const known = prices[slot];
      if (known) return known;
      if (columns.ways.length < shelf.room()) widen();
      const { rule } = shelf.at(slot);
      const price = (prices[slot] = compile(rule, terms));
      const { parts } = price;
      columns.monthlyShares[slot] = monthlyShare(rule.period);
      columns.ways[slot] = !parts
        ? way.ofWholeProfile
        : parts.needsHolder
          ? way.ofPersonsWithHolder
          : way.ofPersons;
      if (parts) {
        columns.numerators[slot] = parts.numerator;
        columns.denominators[slot] = parts.denominator;
        columns.largest[slot] = parts.largest;
      }
      return price;
    },
    columns() {
      if (columns.ways.length < shelf.room()) widen();
      return columns;
    },
    forget(slot) {
      prices[slot] = undefined;
      if (slot < columns.ways.length) columns.ways[slot] = way.unknown;
    },
  };
};
