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

const weightAt = (gender: Gender, cm: number): { readonly lower: Lms; readonly upper: Lms } | undefined => {
  const { l, rows } = weightByHeight[gender];
  const row = rows[Math.floor(cm) - firstHeight];
  if (!row) return undefined;
  const [m, s, mAbove, sAbove] = row;
  return { lower: { l, m, s }, upper: { l, m: mAbove, s: sAbove } };
};

/** The range of the centimetre that a height belongs to; nothing outside of the table. @param cm 65 to 120.9 */
export const weightRange = (gender: Gender, cm: number): Range | undefined => {
  const at = weightAt(gender, cm);
  return at && { min: oneDecimal(measureAt(at.lower, -band)), max: oneDecimal(measureAt(at.upper, band)) };
};

/** At a height. @param cm 65 to 120.9 */
export const weightLms = (gender: Gender, cm: number): Lms | undefined => weightAt(gender, cm)?.lower;

export const bmiLms = (gender: Gender, months: number): Lms | undefined => {
  const row = bmiByMonth[gender][months - firstMonth];
  if (!row) return undefined;
  const [l, m, s] = row;
  return { l, m, s };
};

/** The range of a completed month; nothing outside of the table. @param months 60 to 203 */
export const bmiRange = (gender: Gender, months: number): Range | undefined => {
  const lms = bmiLms(gender, months);
  return lms && { min: oneDecimal(measureAt(lms, -band)), max: oneDecimal(measureAt(lms, band)) };
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

const assessed = (
  lms: Lms | undefined,
  range: Range | undefined,
  measure: number,
): Assessment | undefined => {
  if (!lms || !range) return undefined;
  const z = zScore(lms, measure);
  return { z, judgement: judged(z), range };
};

/** A child's measures beside the ranges; what the tables do not cover is left out, and never judged. */
export const assess = (
  gender: Gender,
  bornOn: string,
  measures: Measures,
): { readonly weight?: Assessment; readonly bmi?: Assessment } => {
  const { heightCm, weightKg, on } = measures;
  const weight = assessed(weightAt(gender, heightCm)?.lower, weightRange(gender, heightCm), weightKg);
  const months = monthsOfAge(bornOn, on);
  const bmi = assessed(bmiLms(gender, months), bmiRange(gender, months), bmiOf(measures));
  return { ...(weight && { weight }), ...(bmi && { bmi }) };
};

const genders: readonly Gender[] = ['male', 'female'];

/** The spec's table of height and weight: a row for each centimetre and gender. */
export const weightTable = () =>
  genders.flatMap((gender) =>
    weightByHeight[gender].rows.map((_, index) => {
      const heightMin = firstHeight + index;
      const { min, max } = weightRange(gender, heightMin)!;
      return { gender, heightMin, heightMax: heightMin + 0.9, weightMin: min, weightMax: max };
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
