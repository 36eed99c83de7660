/** The scale of a drawing of durations: round steps in the units that people count time in. */

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Seconds between two marks, the finest first. */
const steps = [
  minute, 5 * minute, 15 * minute, 30 * minute, hour, 2 * hour, 6 * hour, 12 * hour,
  day, 2 * day, 5 * day, 10 * day, 30 * day, 60 * day, 90 * day, 180 * day, 360 * day,
]; // oxfmt-ignore

/** A drawing stays readable with this many marks beside its zero. */
const mostMarks = 5;

export type DurationScale = {
  /** The length of the whole drawing in seconds; never nothing. */
  readonly end: number;
  /** Where the marks stand, from nothing to the end; seconds. */
  readonly marks: readonly number[];
};

/** @param longest the longest duration that is drawn; seconds */
export const durationScale = (longest: number): DurationScale => {
  const fitting = steps.find((step) => longest / step <= mostMarks);
  const step = fitting ?? Math.ceil(longest / mostMarks / (360 * day)) * 360 * day;
  const count = Math.max(1, Math.ceil(longest / step));
  return { end: count * step, marks: Array.from({ length: count + 1 }, (_, index) => index * step) };
};

/** Where a duration ends on a drawing; percent of its length. */
export const placeOf = (seconds: number, { end }: DurationScale): number =>
  Math.min(100, Math.max(0, (seconds / end) * 100));
