/** The bounds of a day in a zone. Light enough for a browser's first load. */
import { zoneOffset } from './zone-offset.ts';

/** UTC instants, ISO 8601; the last millisecond belongs to the day. */
export type DayBounds = { readonly begins: string; readonly ends: string };

const day = 24 * 60 * 60_000;

/**
 * The instant of a local midnight. One that a clock change skips is as much later as the clock; one that the clock shows twice
 * is the first.
 */
const beginningOf = (wall: number, zone: string): number => {
  const before = wall - zoneOffset(wall - day, zone);
  const after = wall - zoneOffset(wall + day, zone);
  const shown = [before, after].filter((instant) => instant + zoneOffset(instant, zone) === wall);
  return shown.length > 0 ? Math.min(...shown) : before;
};

/**
 * The day ends where the next one begins, for a clock that is set back before midnight shows the last hour twice.
 * @param text `2026-03-01`, as an input gives it
 * @param zone `America/Lima`
 * @returns nothing for what is half typed, or no day
 */
export const dayBoundsIn = (text: unknown, zone: string): DayBounds | undefined => {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(String(text))?.map(Number) ?? [];
  if (!year || !month || !date) return undefined;
  const wall = new Date(0).setUTCFullYear(year, month - 1, date);
  if (new Date(wall).getUTCDate() !== date || new Date(wall).getUTCMonth() !== month - 1) return undefined;
  return {
    begins: new Date(beginningOf(wall, zone)).toISOString(),
    ends: new Date(beginningOf(wall + day, zone) - 1).toISOString(),
  };
};
