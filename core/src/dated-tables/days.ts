/** The days of a table in their order: among those of centuries one is found, and set, without going through the others. */
import { type TableRows } from './dated-table.ts';

/** A year's days, the oldest first: a few hundred at most. */
type Year = { readonly year: string; readonly days: readonly TableRows[] };
/** By year, the oldest first. Never changed in place: a year is copied when a day of it is set, and the others are shared. */
export type Days = readonly Year[];

const yearOf = (from: string): string => from.slice(0, 4);

/** Of items in their order, how many come before. */
const countBefore = <Item>(items: readonly Item[], isBefore: (item: Item) => boolean): number => {
  let [least, most] = [0, items.length];
  while (least < most) {
    const middle = (least + most) >>> 1;
    if (isBefore(items[middle]!)) least = middle + 1;
    else most = middle;
  }
  return least;
};

const placeOfYear = (years: Days, from: string): number =>
  countBefore(years, ({ year }) => year < yearOf(from));
const placeOfDay = (days: readonly TableRows[], from: string): number =>
  countBefore(days, (day) => day.from < from);

/** The days with this one, in the place of what was said of it before. */
export const withDay = (years: Days, day: TableRows): Days => {
  const year = yearOf(day.from);
  const at = placeOfYear(years, day.from);
  const found = years[at]?.year === year ? years[at].days : undefined;
  const place = found ? placeOfDay(found, day.from) : 0;
  const days = found?.toSpliced(place, found[place]?.from === day.from ? 1 : 0, day) ?? [day];
  return years.toSpliced(at, found ? 1 : 0, { year, days });
};

/** The statement about that very day. */
export const dayOn = (years: Days, from: string): TableRows | undefined => {
  const found = years[placeOfYear(years, from)];
  const day = found?.days[placeOfDay(found.days, from)];
  return day?.from === from ? day : undefined;
};

/** The latest of the days before that one. */
export const dayBefore = (years: Days, from: string): TableRows | undefined => {
  const at = placeOfYear(years, from);
  const found = years[at]?.year === yearOf(from) ? years[at].days : [];
  return found[placeOfDay(found, from) - 1] ?? years[at - 1]?.days.at(-1);
};

/** All of them, the oldest first. */
export const allDays = (years: Days): TableRows[] => years.flatMap(({ days }) => days);
