/** The instant to look at: an input is exact to the minute, so the whole minute counts. */
const minute = 60_000;

/** @returns nothing when the lead had not come by then, or the minute has not begun yet */
export const pastInstant = (
  chosen: string | undefined,
  received: string,
  now: number,
): string | undefined => {
  if (chosen === undefined) return undefined;
  const begin = Date.parse(chosen);
  const end = begin + minute - 1;
  return begin <= now && end >= Date.parse(received) ? new Date(Math.min(end, now)).toISOString() : undefined;
};
