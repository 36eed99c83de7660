/** When somebody is told that the session ends: whatever one does, or because nobody does anything. */

/** Long enough to finish what one has begun; milliseconds. */
const warning = 10 * 60_000;
/** Long enough to come back to the desk and touch a key. */
const idleWarning = 2 * 60_000;

/** Whether it ends soon, and not already has: then the login page says so. */
export const endsSoon = (endsAt: number | undefined, now: number): boolean =>
  endsAt !== undefined && now < endsAt && endsAt - now <= warning;

/** Whether it ends soon because nobody does anything. */
export const idlesOut = (endsAt: number, now: number): boolean => now < endsAt && endsAt - now <= idleWarning;
