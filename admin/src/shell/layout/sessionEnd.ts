/** When somebody is told that the session ends, whatever one does. */

/** Long enough to finish what one has begun; milliseconds. */
const warning = 10 * 60_000;

/** Whether it ends soon, and not already has: then the login page says so. */
export const endsSoon = (endsAt: number | undefined, now: number): boolean =>
  endsAt !== undefined && now < endsAt && endsAt - now <= warning;
