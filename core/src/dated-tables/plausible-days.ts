/** What of a day's values nobody has meant: beyond what such a table has ever held, far from what held just before, of nobody's, or without somebody's. */
import { type FieldErrors } from '../kit/event-sourcing/index.ts';
import { isIsapreKey } from '../reference/chilean-insurers.ts';
import { publishedRate, spelledNumber } from '../kit/money/index.ts';
import { spelledDay } from '../kit/time/index.ts';
import { type TableRows } from './dated-table.ts';
import { type DatedTableKind } from './dated-tables.ts';
import { leftOut } from './left-out.ts';

/** What a daily value is held against may be so many days old; and nobody knows one so long before its day. */
const daysKnown = 60;
/** A rate moves by less within that time: a point taken for a comma makes a thousand times of it. */
const furthest = 1.5;

const daysBetween = (one: string, other: string): number =>
  (Date.parse(other) - Date.parse(one)) / (24 * 60 * 60_000);

/** Every decimal, by its path. */
const decimals = (value: unknown, path: string): readonly (readonly [path: string, value: string])[] => {
  if (typeof value === 'string') return Number.isNaN(Number(value)) ? [] : [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => decimals(inner, `${path}.${field}`));
};

/** The most slips that are named: a sender of a thousand need not read each. */
const mostTold = 100;

const beyond = ({ greatest, country }: DatedTableKind, { rows }: TableRows): FieldErrors =>
  greatest === undefined
    ? {}
    : Object.fromEntries(
        decimals(rows, 'rows')
          .filter(([, value]) => Number(value) > greatest)
          .slice(0, mostTold)
          .map(([path]) => [path, `Debe ser ${spelledNumber(String(greatest), country)} como máximo.`]),
      );

const far = (
  { isDaily, country }: DatedTableKind,
  { from, rows }: TableRows,
  before: TableRows | undefined,
): FieldErrors => {
  const [is, was] = [Number(rows['value']), Number(before?.rows['value'])];
  if (!isDaily || !before || daysBetween(before.from, from) > daysKnown) return {};
  if (is <= was * furthest && is >= was / furthest) return {};
  const stood = spelledNumber(publishedRate(String(before.rows['value'])), country);
  return {
    'rows.value': `Se aparta demasiado del valor anterior: ${stood}, del ${spelledDay(before.from)}. Revísalo; si es correcto, confírmalo.`,
  };
};

/** A sheet that writes 18 % as 0.18 was read as it stands. */
const fraction = ({ confirmedBelow = 0, country }: DatedTableKind, { rows }: TableRows): FieldErrors => {
  const percent = Number(rows['percent']);
  if (!(percent > 0 && percent < confirmedBelow)) return {};
  const spelled = (value: number): string => spelledNumber(String(Number(value.toFixed(6))), country);
  return {
    'rows.percent': `Dice ${spelled(percent)} %. Si quisiste decir ${spelled(percent * 100)} %, corrígelo; si es correcto, confírmalo.`,
  };
};

/** A year mistyped makes a value of the future, against which those of the days before it would be held when they come. */
const early = ({ isDaily }: DatedTableKind, { from }: TableRows, now: Date): FieldErrors =>
  isDaily && daysBetween(now.toISOString(), from) > daysKnown
    ? { from: `Faltan más de ${daysKnown} días para ese día. Revísalo; si es correcto, confírmalo.` }
    : {};

const premiumsOf = (rows: TableRows['rows'] | undefined): object => rows?.['uf'] ?? {};

/** A name with a slip in it makes the plans of an isapre lose their price, and nobody else's get one. */
const unheardOf = (
  { table }: DatedTableKind,
  { rows }: TableRows,
  known: readonly (TableRows | undefined)[],
): FieldErrors => {
  if (table !== 'gesPremiums') return {};
  const held = known.map((day) => premiumsOf(day?.rows));
  const names = Object.keys(premiumsOf(rows)).filter(
    (name) => !isIsapreKey(name) && !held.some((premiums) => Object.hasOwn(premiums, name)),
  );
  return Object.fromEntries(
    names
      .slice(0, mostTold)
      .map((name) => [
        `rows.uf.${name}`,
        'No es una isapre conocida. Revisa el nombre; si es una isapre nueva, confírmalo.',
      ]),
  );
};

export type Around = {
  /** The values of the latest day before that one. */
  readonly before: TableRows | undefined;
  /** The earlier statement about that day. */
  readonly stands: TableRows | undefined;
  /** When it is said. */
  readonly now: Date;
};

/**
 * @param confirmed somebody says that it is meant, however far it is from them, of whomever and without whomever; beyond its bounds it can't be
 * @returns what is wrong by field; nothing for what may be meant
 */
export const implausible = (
  kind: DatedTableKind,
  day: TableRows,
  { before, stands, now }: Around,
  confirmed: boolean,
): FieldErrors => ({
  ...(!confirmed && {
    ...early(kind, day, now),
    ...far(kind, day, before),
    ...fraction(kind, day),
    ...unheardOf(kind, day, [before, stands]),
    ...leftOut(kind, day.rows, (stands ?? before)?.rows),
  }),
  ...beyond(kind, day),
});
