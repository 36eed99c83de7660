/** The bounds of a day of this browser's calendar. */
import { type DayBounds, dayBoundsIn } from '@cotejo/core/kit/time';

/**
 * @param text `2026-03-01`, as an input gives it
 * @returns nothing for what is half typed, or no day
 */
export const dayBounds = (text: unknown): DayBounds | undefined =>
  dayBoundsIn(text, new Intl.DateTimeFormat().resolvedOptions().timeZone);
