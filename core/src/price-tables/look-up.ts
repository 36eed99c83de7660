/** What holds on a day: the way between two units by its exchange values. */
import {
  type Day,
  type ExchangePair,
  exchangePairs,
  rowAt,
  type Source,
  type TableName,
  type Tables,
} from './tables.ts';
import { type Unit } from '../kit/money/index.ts';

/** The day, and what was known of it. */
export type At = { readonly day: Day; readonly tables: Tables };
/** Where a rule is looked at by itself, whatever the tables of a day say. */
export const withoutTables: At = { day: '9999-12-31', tables: {} };

/** There is no row for the day, and no fallback: nobody can be priced. */
export type Missing = { readonly missing: TableName };
export const isMissing = (read: object): read is Missing => 'missing' in read;

/** From one unit to another by one row of a table of exchange values. */
export type Conversion = {
  readonly from: Unit;
  readonly to: Unit;
  readonly rate: string;
  readonly operation: 'times' | 'dividedBy';
  readonly rateFrom?: Day;
  readonly rateSetAt?: string;
  readonly source: Source;
};

/** Every conversion that the day's rows allow from a unit. */
const conversionsFrom = (from: Unit, { day, tables }: At): readonly Conversion[] =>
  exchangePairs.flatMap((pair: ExchangePair): Conversion[] => {
    const [first, second] = pair.split('/') as [Unit, Unit];
    const to = from === first ? second : from === second ? first : undefined;
    const found = to && rowAt(tables.exchange?.[pair], day);
    if (!found) return [];
    const operation = from === first ? 'times' : 'dividedBy';
    const { row, from: rateFrom, setAt: rateSetAt, source } = found;
    return [{ from, to, rate: row.value, operation, rateFrom, ...(rateSetAt && { rateSetAt }), source }];
  });

const shortestWay = (from: Unit, to: Unit, at: At): readonly Conversion[] | Missing => {
  const ways: (readonly Conversion[])[] = [[]];
  const reached = new Set([from]);
  for (const way of ways) {
    const end = way.at(-1)?.to ?? from;
    if (end === to) return way;
    for (const next of conversionsFrom(end, at))
      if (!reached.has(next.to)) {
        reached.add(next.to);
        ways.push([...way, next]);
      }
  }
  return { missing: 'exchange' };
};

const known = new WeakMap<Tables, Map<string, readonly Conversion[] | Missing>>();
/** Days that are asked for again; whoever asks for others looks them up again. */
const mostKnown = 500;

/** The shortest way between two units, none when they are the same; every plan of a day asks for the same few. */
export const conversionsTo = (from: Unit, to: Unit, at: At): readonly Conversion[] | Missing => {
  const ways = known.get(at.tables) ?? new Map<string, readonly Conversion[] | Missing>();
  known.set(at.tables, ways);
  const key = `${at.day} ${from} ${to}`;
  const way = ways.get(key) ?? shortestWay(from, to, at);
  if (ways.size >= mostKnown) ways.clear();
  ways.set(key, way);
  return way;
};
