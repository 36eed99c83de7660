/** For how long what visitors leave behind can be read: then its key goes, and what the log holds of it with it. */

/** Days. */
export const captureDays = 90;
export const sharedDays = 90;

const day = 86_400_000;

/** @returns a UTC instant, ISO 8601 */
export const daysAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + days * day).toISOString();
