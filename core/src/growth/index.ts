/** Growth of children by the WHO's LMS method. Safe in a browser. */
export {
  assess,
  type Assessment,
  bmiLms,
  bmiOf,
  bmiTable,
  type Gender,
  isAskedAbout,
  judged,
  weightLms,
  weightTable,
} from './growth.ts';
export { type Lms, measureAt, zScore } from './lms.ts';
