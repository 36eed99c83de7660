/** The curves of a growth chart: from three deviations below the median to three above, in the chart's own frame. */
import { bmiLms, type Gender, type Lms, measureAt, weightLms } from '@cotejo/core/growth';

export type Kind = 'weight' | 'bmi';

/** Centimetres, and completed months; a label at every multiple of a step. */
const domains = {
  weight: { first: 65, last: 120, stepX: 5, stepY: 5 },
  bmi: { first: 60, last: 203, stepX: 12, stepY: 5 },
} as const;
const lmsOf: Readonly<Record<Kind, (gender: Gender, x: number) => Lms | undefined>> = {
  weight: weightLms,
  bmi: bmiLms,
};
export const deviations = [-3, -2, -1, 0, 1, 2, 3] as const;

/** Of the drawing, in its own units; what is beyond the curves stands at the edge. */
export const frame = { width: 640, height: 300, left: 40, right: 32, top: 8, bottom: 28 } as const;

type At = { readonly x: number; readonly y: number };
type Tick = { readonly value: number; readonly at: number };
export type GrowthCurves = {
  readonly lines: readonly { readonly z: number; readonly path: string; readonly end: At }[];
  /** Between two deviations to either side, as an outline. */
  readonly band: string;
  /** Deviation of a measure; nothing for one that the table does not cover. */
  readonly place: (x: number, y: number) => At | undefined;
  /** Labels of the axes, and their places. */
  readonly ticks: { readonly x: readonly Tick[]; readonly y: readonly Tick[] };
};

const rounded = (value: number): number => Math.round(value * 10) / 10;
const multiples = (step: number, from: number, to: number): readonly number[] => {
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, place) => (first + place) * step);
};

export const growthCurves = (kind: Kind, gender: Gender): GrowthCurves => {
  const { first, last, stepX, stepY } = domains[kind];
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
    ticks: {
      x: multiples(stepX, first, last).map((value) => ({ value, at: atX(value) })),
      y: multiples(stepY, least, most).map((value) => ({ value, at: atY(value) })),
    },
  };
};
