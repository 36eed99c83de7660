/** A value over time as a drawing: where its line goes, and what its ends are. A value holds until the next one's day. */

export type ValueOnDay = { readonly from: string; readonly value: number };
export type ChartLine = {
  /** Points of a line in a box of 100 by 100, as SVG has them. */
  readonly points: string;
  readonly first: ValueOnDay;
  readonly last: ValueOnDay;
  readonly least: number;
  readonly most: number;
};

const round = (place: number): number => Math.round(place * 100) / 100;

/**
 * @param values the oldest first
 * @returns nothing where there is no change to draw
 */
export const chartLine = (values: readonly ValueOnDay[]): ChartLine | undefined => {
  const [first, last] = [values[0], values.at(-1)];
  if (!first || !last || values.length < 2) return undefined;
  const all = values.map(({ value }) => value);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const [begins, ends] = [Date.parse(first.from), Date.parse(last.from)];
  const across = (from: string): number => round(((Date.parse(from) - begins) / (ends - begins)) * 100);
  // A value that never changed is a line through the middle.
  const up = (value: number): number =>
    most === least ? 50 : round(100 - ((value - least) / (most - least)) * 100);
  const steps = values.flatMap(({ from, value }, place) => {
    const before = values[place - 1];
    const corner = before ? [`${across(from)},${up(before.value)}`] : [];
    return [...corner, `${across(from)},${up(value)}`];
  });
  return { points: steps.join(' '), first, last, least, most };
};
