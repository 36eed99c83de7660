/** Moments a number of days away. */

const day = 86_400_000;

/** @returns the instant `days` times 24 hours after `now`: UTC, ISO 8601 */
export const daysAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + days * day).toISOString();
