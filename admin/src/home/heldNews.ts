/** When news may be shown: not beneath a hand that moves, and not all the time. */

/** How long a hand has to rest, and how long there is between two readings; milliseconds. */
const rest = 1_500;
const shortestPause = 3_000;

/**
 * How long the news have to wait; milliseconds, 0 when they may be shown.
 * @param moments when a hand moved there last and when it was read last, on the clock of `now`
 */
export const waitFor = (
  { touched, refreshed }: { readonly touched: number; readonly refreshed: number },
  now: number,
): number => Math.max(0, touched + rest - now, refreshed + shortestPause - now);
