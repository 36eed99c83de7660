/** A child's measures, each judged against the range for sex and age. */
import { assess, type Assessment, bmiOf, type Gender } from '@cotejo/core/growth';
import { type PersonRecord } from '@cotejo/core/insured-people';
import { monthsOfAge } from '@cotejo/core/kit/time';

export const decimals = new Intl.NumberFormat('es-419', { maximumFractionDigits: 1 });

export const judgementNames: Readonly<Record<Assessment['judgement'], string>> = {
  usual: 'Dentro de lo usual',
  ask: 'Conviene preguntar',
  review: 'Debe revisarse',
  implausible: 'Probable error al escribir',
};

export type Known = {
  gender: Gender;
  birthDate: string;
  measures: NonNullable<PersonRecord['measures']>;
};

export const assessed = ({ gender, birthDate, measures }: Known) =>
  measures
    .toSorted((one, other) => (one.on < other.on ? -1 : 1))
    .map((one) => ({
      ...one,
      bmi: bmiOf(one),
      months: monthsOfAge(birthDate, one.on),
      of: assess(gender, birthDate, one),
    }));
export type Assessed = ReturnType<typeof assessed>[number];
