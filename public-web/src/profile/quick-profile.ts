/** The few questions that give a first exact price, by what a line of insurance is for: with the line itself four at most. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { writtenNumber } from '@cotejo/core/kit/money';
import { leastEmployees } from '@cotejo/core/profile-form';
import { petSpecies } from '@cotejo/core/reference/pet-species';
import { textOf, valueAt, withValueAt } from './model-path.ts';
import { type Profile } from '../domain/profile.ts';
import { type Subject } from './subject.ts';

type Asked = {
  readonly label: string;
  /** Path of the answer in the profile. */
  readonly path: string;
  /** Default answer. */
  readonly start: string;
};
export type QuickQuestion = Asked &
  (
    | { readonly kind: 'choice'; readonly choices: readonly string[] }
    /** An amount has up to two decimals; a count has none, and any sign in it parts thousands. */
    | { readonly kind: 'count' | 'amount'; readonly least: number; readonly most: number }
  );

const sex: QuickQuestion = {
  kind: 'choice',
  label: 'Sexo',
  path: 'cotizante.0.sexo',
  start: 'Masculino',
  choices: ['Femenino', 'Masculino'],
};
const count = (label: string, path: string, start: number, least: number, most: number) => ({
  kind: 'count' as const,
  label,
  path,
  start: String(start),
  least,
  most,
});
const age = count('Edad', 'cotizante.0.edad', 25, 0, 120);
const most = 1_000_000;

const questions: Readonly<Record<Subject, (country: CountryCode) => readonly QuickQuestion[]>> = {
  persons: () => [sex, age],
  pets: () => [
    {
      kind: 'choice',
      label: 'Especie',
      path: 'mascota.0.especie',
      start: 'Perro',
      choices: petSpecies,
    },
    count('Edad', 'mascota.0.edad', 2, 0, 30),
  ],
  company: (country) => [
    count('Trabajadores', 'colectivo.cantidadempleados', 20, leastEmployees(country), most),
  ],
  sctr: () => [
    count('Trabajadores', 'sctr.cantidadempleados', 1, 1, most),
    { ...count('Sueldo promedio', 'sctr.ingreso', 1_000, 1, 99_999_999), kind: 'amount' },
  ],
  guards: () => [count('Guardias', 'guardias.cantidadGuardias', 10, 1, most)],
  travel: () => [count('Días', 'viaje.dias', 15, 1, 365), sex, age],
};

export const quickQuestions = (subject: Subject, country: CountryCode): readonly QuickQuestion[] =>
  questions[subject](country);

/** By the path of their question, as they are typed. */
export type QuickAnswers = Readonly<Record<string, string>>;

export const quickAnswers = (
  subject: Subject,
  said: Profile | undefined,
  country: CountryCode,
): QuickAnswers =>
  Object.fromEntries(
    quickQuestions(subject, country).map(({ path, start }) => [path, textOf(valueAt(said, path)) || start]),
  );

const numberPattern = { count: /^\d+$/, amount: /^\d+(?:\.\d{1,2})?$/ };

/** The number that was typed, as the country writes it; NaN for what is none. */
const numberIn = (kind: 'count' | 'amount', typed: string, country: CountryCode): number => {
  const text = kind === 'count' ? typed.replace(/[.,\s]/g, '') : writtenNumber(typed, country);
  return numberPattern[kind].test(text) ? Number(text) : NaN;
};

/** @returns what is wrong with an answer */
export const wrongAnswer = (
  question: QuickQuestion,
  typed: string,
  country: CountryCode,
): string | undefined => {
  if (question.kind === 'choice') return undefined;
  const { kind, least, most: largest } = question;
  const number = numberIn(kind, typed, country);
  if (number >= least && number <= largest) return undefined;
  if (kind === 'amount') return 'Escribe un monto mayor que 0, con dos decimales como máximo.';
  if (largest > 999) return least > 1 ? `Deben ser ${least} como mínimo.` : 'Escribe un número mayor que 0.';
  return `De ${least} a ${largest}.`;
};

/**
 * The profile with these answers, and whatever else was said before.
 * @returns nothing while an answer is wrong
 */
export const quickProfile = (
  subject: Subject,
  answers: QuickAnswers,
  said: Profile | undefined,
  country: CountryCode,
): Profile | undefined => {
  const asked = quickQuestions(subject, country);
  if (asked.some((question) => wrongAnswer(question, answers[question.path] ?? '', country)))
    return undefined;
  const answered = asked.reduce((profile, question) => {
    const typed = answers[question.path] ?? '';
    return withValueAt(
      profile,
      question.path,
      question.kind === 'choice' ? typed : numberIn(question.kind, typed, country),
    );
  }, said ?? {});
  return { ...answered, ingresodatos: true };
};
