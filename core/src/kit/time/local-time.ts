/** Local times and days of a time zone, and the instants that they mean. */
import { DateTime } from 'luxon';

/**
 * The instant of a local time. One that a clock change skips is as much later as the clock; one that the clock shows
 * twice is the first.
 */
const firstOf = (local: DateTime): DateTime => {
  const [first = local] = local.getPossibleOffsets();
  return first;
};

/**
 * @param local `2027-09-05T00:30`, by the clocks of the zone
 * @returns the instant, UTC; nothing for what is no time
 */
export const instantOfLocal = (local: string, zone: string): string | undefined => {
  const read = DateTime.fromISO(local, { zone });
  return read.isValid ? firstOf(read).toJSDate().toISOString() : undefined;
};

/** An instant by the clocks of a zone, to the minute: `2026-03-01T12:00`. */
export const localTime = (instant: Date, zone: string): string =>
  DateTime.fromJSDate(instant, { zone }).toFormat("yyyy-MM-dd'T'HH:mm");

/** By zone, the last second that was asked for, and its day: who works on many records asks for the same one many times. */
const lastDays = new Map<string, { readonly second: number; readonly day: string }>();

/** The calendar day of an instant in a zone, `YYYY-MM-DD`. */
export const dayInZone = (instant: Date, zone: string): string => {
  const second = Math.floor(instant.getTime() / 1_000);
  const last = lastDays.get(zone);
  if (last?.second === second) return last.day;
  const day = DateTime.fromJSDate(instant, { zone }).toFormat('yyyy-MM-dd');
  lastDays.set(zone, { second, day });
  return day;
};

/** The same day of a later month, or its last day where it has no such day. @param day `YYYY-MM-DD` */
export const monthsAfter = (day: string, months: number): string =>
  DateTime.fromISO(day, { zone: 'utc' }).plus({ months }).toFormat('yyyy-MM-dd');
