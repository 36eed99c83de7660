/** The curves of a growth chart: from three deviations below the median to three above, in the chart's own frame. */
import { bmiLms, type Gender, type Lms, measureAt, weightLms } from '@cotejo/core/growth';

export type Kind = 'weight' | 'bmi';

/** Centimetres, and completed months. */
const domains = { weight: [65, 120], bmi: [60, 203] } as const satisfies Record<
  Kind,
  readonly [number, number]
>;
const lmsOf: Readonly<Record<Kind, (gender: Gender, x: number) => Lms | undefined>> = {
  weight: weightLms,
  bmi: bmiLms,
};
export const deviations = [-3, -2, -1, 0, 1, 2, 3] as const;

/** Of the drawing, in its own units; what is beyond the curves stands at the edge. */
export const frame = { width: 640, height: 300, left: 40, right: 32, top: 8, bottom: 28 } as const;

type At = { readonly x: number; readonly y: number };
export type GrowthCurves = {
  readonly lines: readonly { readonly z: number; readonly path: string; readonly end: At }[];
  /** Between two deviations to either side, as an outline. */
  readonly band: string;
  /** Deviation of a measure; nothing for one that the table does not cover. */
  readonly place: (x: number, y: number) => At | undefined;
  readonly ticks: { readonly x: readonly number[]; readonly y: readonly number[] };
};

const rounded = (value: number): number => Math.round(value * 10) / 10;
const spread = (from: number, to: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, place) => Math.round(from + ((to - from) * place) / (count - 1)));

export const growthCurves = (kind: Kind, gender: Gender): GrowthCurves => {
  const [first, last] = domains[kind];
  const steps = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  const values = new Map(
    deviations.map((z) => [z, steps.map((x) => measureAt(lmsOf[kind](gender, x)!, z))] as const),
  );
  const all = [...values.values()].flat();
  const [least, most] = [Math.floor(Math.min(...all)), Math.ceil(Math.max(...all))];
  const { width, height, left, right, top, bottom } = frame;
  const atX = (x: number) => rounded(left + ((x - first) / (last - first)) * (width - left - right));
  const atY = (y: number) => {
    const within = Math.min(most, Math.max(least, y));
    return rounded(height - bottom - ((within - least) / (most - least)) * (height - top - bottom));
  };
  const pointsOf = (z: (typeof deviations)[number]) =>
    values.get(z)!.map((y, place) => `${atX(steps[place]!)} ${atY(y)}`);
  return {
    lines: deviations.map((z) => ({
      z,
      path: `M${pointsOf(z).join('L')}`,
      end: { x: atX(last), y: atY(values.get(z)!.at(-1)!) },
    })),
    band: `M${[...pointsOf(2), ...pointsOf(-2).toReversed()].join('L')}Z`,
    place: (x, y) => (x < first || x >= last + 1 ? undefined : { x: atX(Math.min(x, last)), y: atY(y) }),
    ticks: { x: spread(first, last, 6), y: spread(least, most, 5) },
  };
};
