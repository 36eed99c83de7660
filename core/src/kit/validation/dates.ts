/** Days and instants that come in as text. */
import { z } from 'zod';
import { cleaned, signsAsTyped } from '../text/index.ts';
import { required } from './text-fields.ts';

const wrongDay = 'Debe ser una fecha válida, como 1990-05-31.';
/** Longer than anybody has lived. */
const longestLife = 130;

const hasBeen = (day: string): boolean => {
  const years = (Date.now() - Date.parse(day)) / (365.25 * 24 * 60 * 60_000);
  // In the east it is tomorrow already.
  return years > -1 / 365 && years < longestLife;
};

/** A day of the calendar, `2026-03-31`. ISO 8601 has a year 0, which neither people nor databases have. */
export const calendarDay = (wrong: Parameters<typeof z.iso.date>[0]) =>
  z.iso.date(wrong).refine((day) => !day.startsWith('0000'), 'Debe ser un día desde el año 1.');

/** The day on which somebody was born, `YYYY-MM-DD`: past, and not longer ago than anybody lives. */
export const birthDate = z
  .string({ error: ({ input }) => (input === undefined || input === null ? required : wrongDay) })
  .overwrite((day) => signsAsTyped(cleaned(day)).trim())
  .pipe(z.iso.date(wrongDay).refine(hasBeen, 'Esa fecha de nacimiento no es posible.'));

/** An instant in UTC with or without milliseconds, `2026-03-02T15:00:00.000Z` (the spec's ISO timestamp). */
export const timestamp = z.iso.datetime({
  error: 'Debe ser un instante en UTC, como 2026-03-02T15:00:00.000Z.',
});

/** The years that ISO 8601 writes with four digits and databases have too. */
const isOfKnownYear = (at: Date): boolean => at.getUTCFullYear() >= 1 && at.getUTCFullYear() <= 9_999;

/** An instant with its offset, of the years 1 to 9999 in UTC; as UTC text. */
export const instantOf = (wrong: string) =>
  z.iso
    .datetime({ offset: true, error: wrong })
    .transform((text) => new Date(text))
    .refine(isOfKnownYear, wrong)
    .transform((at) => at.toISOString());
