/**
 * The LMS method: how a measure is spread in a population of children, by a Box-Cox power, a median and a coefficient of
 * variation. Beyond three standard deviations curves go on as far apart as the second and the third are, as the WHO does.
 */
export type Lms = { readonly l: number; readonly m: number; readonly s: number };

const within = ({ l, m, s }: Lms, z: number): number =>
  l === 0 ? m * Math.exp(s * z) : m * (1 + l * s * z) ** (1 / l);

/** The measure at so many standard deviations from the median. */
export const measureAt = (lms: Lms, z: number): number => {
  if (z > 3) return within(lms, 3) + (z - 3) * (within(lms, 3) - within(lms, 2));
  if (z < -3) return within(lms, -3) + (z + 3) * (within(lms, -2) - within(lms, -3));
  return within(lms, z);
};

/** By how many standard deviations a measure is away from the median. */
export const zScore = (lms: Lms, measure: number): number => {
  const { l, m, s } = lms;
  const z = l === 0 ? Math.log(measure / m) / s : ((measure / m) ** l - 1) / (l * s);
  if (z > 3) return 3 + (measure - within(lms, 3)) / (within(lms, 3) - within(lms, 2));
  if (z < -3) return -3 + (measure - within(lms, -3)) / (within(lms, -2) - within(lms, -3));
  return z;
};
