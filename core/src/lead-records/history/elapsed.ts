/** How long something took, so that the parts of a lead's life add up to its age. */

const wholeSeconds = (instant: string): number => Math.floor(Date.parse(instant) / 1_000);

/** The seconds between two instants, each taken at its whole second of the clock. */
export const wholeSecondsBetween = (from: string, to: string): number =>
  wholeSeconds(to) - wholeSeconds(from);
