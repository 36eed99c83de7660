/** Height, weight and body mass index of children beside the ranges of the WHO (notes: 65 to 120.9 cm, 60 to 203 months). */
import { type Measures } from '../insured-people/index.ts';
import { monthsOfAge } from '../kit/time/index.ts';
import { bmiByMonth, firstMonth } from './bmi-by-month.ts';
import { type Lms, measureAt, zScore } from './lms.ts';
import { firstHeight, weightByHeight } from './weight-by-height.ts';

export type Gender = keyof typeof bmiByMonth;

/** From which to which measure a child of that height or age is not asked about. */
export type Range = { readonly min: number; readonly max: number };

/** Standard deviations to either side: 2.3 % of children are beyond. */
const band = 2;
const oneDecimal = (measure: number): number => Math.round(measure * 10) / 10;

const rangeOf = (lower: Lms, upper = lower): Range => ({
  min: oneDecimal(measureAt(lower, -band)),
  max: oneDecimal(measureAt(upper, band)),
});

/** Interpolated between the ends of a centimetre, of which one is 0.9 above the other. @param cm 65 to 120.9 */
export const weightLms = (gender: Gender, cm: number): Lms | undefined => {
  const { l, rows } = weightByHeight[gender];
  const row = rows[Math.floor(cm) - firstHeight];
  if (!row) return undefined;
  const [m, s, mAbove, sAbove] = row;
  const share = Math.min(1, (cm - Math.floor(cm)) / 0.9);
  return { l, m: m + (mAbove - m) * share, s: s + (sAbove - s) * share };
};

export const bmiLms = (gender: Gender, months: number): Lms | undefined => {
  const row = bmiByMonth[gender][months - firstMonth];
  if (!row) return undefined;
  const [l, m, s] = row;
  return { l, m, s };
};

/** The range of a completed month; nothing outside of the table. @param months 60 to 203 */
const bmiRange = (gender: Gender, months: number): Range | undefined => {
  const lms = bmiLms(gender, months);
  return lms && rangeOf(lms);
};

/** Kilograms by the square of metres. */
export const bmiOf = ({ heightCm, weightKg }: Pick<Measures, 'heightCm' | 'weightKg'>): number =>
  weightKg / (heightCm / 100) ** 2;

/** The distance of a measure from the median: asked about beyond 2 deviations, reviewed beyond 3, most likely mistyped beyond 5. */
export type Judgement = 'usual' | 'ask' | 'review' | 'implausible';

export const judged = (z: number): Judgement => {
  const away = Math.abs(z);
  if (away > 5) return 'implausible';
  if (away > 3) return 'review';
  return away > band ? 'ask' : 'usual';
};

export type Assessment = { readonly z: number; readonly judgement: Judgement; readonly range: Range };

/** Both the measure and the range are told with one decimal, and judged as they are told. */
const assessed = (lms: Lms | undefined, measure: number): Assessment | undefined => {
  if (!lms) return undefined;
  const [range, z, told] = [rangeOf(lms), zScore(lms, measure), oneDecimal(measure)];
  const beyond = judged(z) === 'usual' ? 'ask' : judged(z);
  return { z, judgement: told >= range.min && told <= range.max ? 'usual' : beyond, range };
};

/** A child's measures beside the ranges; what the tables do not cover is left out, and never judged. */
export const assess = (
  gender: Gender,
  bornOn: string,
  measures: Measures,
): { readonly weight?: Assessment; readonly bmi?: Assessment } => {
  const { heightCm, weightKg, on } = measures;
  const weight = assessed(weightLms(gender, heightCm), weightKg);
  const months = monthsOfAge(bornOn, on);
  const bmi = assessed(bmiLms(gender, months), bmiOf(measures));
  return { ...(weight && { weight }), ...(bmi && { bmi }) };
};

/** Whether measures are asked about before they are kept: those beyond a range, and those that no table covers. */
export const isAskedAbout = ({ weight, bmi }: ReturnType<typeof assess>): boolean => {
  const known = [weight, bmi].filter((one) => one !== undefined);
  return known.length === 0 || known.some(({ judgement }) => judgement !== 'usual');
};

const genders: readonly Gender[] = ['male', 'female'];

/** The spec's table of height and weight: a row for each centimetre and gender, from the least at its beginning to the most at its end. */
export const weightTable = () =>
  genders.flatMap((gender) =>
    weightByHeight[gender].rows.map((_, index) => {
      const heightMin = firstHeight + index;
      const heightMax = heightMin + 0.9;
      const { min, max } = rangeOf(weightLms(gender, heightMin)!, weightLms(gender, heightMax));
      return { gender, heightMin, heightMax, weightMin: min, weightMax: max };
    }),
  );

/** The spec's table of the body mass index: a row for each month and gender. */
export const bmiTable = () =>
  genders.flatMap((gender) =>
    bmiByMonth[gender].map((_, index) => {
      const months = firstMonth + index;
      const { min, max } = bmiRange(gender, months)!;
      return { gender, months, imcMin: min, imcMax: max };
    }),
  );
