/** The few questions that give a first exact price, by what a line of insurance is for: with the line itself four at most. */
import { withValueAt, valueAt } from './model-path.ts';
import { type Profile } from './profiles.ts';
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
    | { readonly kind: 'count'; readonly least: number; readonly most: number }
  );

const sex: QuickQuestion = {
  kind: 'choice',
  label: 'Sexo',
  path: 'cotizante.0.sexo',
  start: 'Masculino',
  choices: ['Femenino', 'Masculino'],
};
const count = (label: string, path: string, start: number, least: number, most: number): QuickQuestion => ({
  kind: 'count',
  label,
  path,
  start: String(start),
  least,
  most,
});
const age = count('Edad', 'cotizante.0.edad', 25, 0, 120);
const most = 1_000_000;

export const quickQuestions: Readonly<Record<Subject, readonly QuickQuestion[]>> = {
  persons: [sex, age],
  pets: [
    {
      kind: 'choice',
      label: 'Especie',
      path: 'mascota.0.especie',
      start: 'Perro',
      choices: ['Perro', 'Gato', 'Ave', 'Conejo', 'Otra'],
    },
    count('Edad', 'mascota.0.edad', 2, 0, 30),
  ],
  company: [count('Empleados', 'colectivo.cantidadempleados', 20, 1, most)],
  sctr: [
    count('Trabajadores', 'sctr.cantidadempleados', 1, 1, most),
    count('Sueldo promedio', 'sctr.ingreso', 1_000, 1, 99_999_999),
  ],
  guards: [count('Guardias', 'guardias.cantidadGuardias', 10, 1, most)],
  travel: [count('Días', 'viaje.dias', 15, 1, 365), sex, age],
};

/** By the path of their question, as they are typed. */
export type QuickAnswers = Readonly<Record<string, string>>;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export const quickAnswers = (subject: Subject, said: Profile | undefined): QuickAnswers =>
  Object.fromEntries(
    quickQuestions[subject].map(({ path, start }) => [path, textOf(valueAt(said, path)) || start]),
  );

/** The number that was typed, whatever parts its thousands. */
const numberIn = (typed: string): number => Number(typed.replace(/[.,\s]/g, '') || 'x');

/** @returns what is wrong with an answer */
export const wrongAnswer = (question: QuickQuestion, typed: string): string | undefined => {
  if (question.kind === 'choice') return undefined;
  const { least, most: largest } = question;
  const number = numberIn(typed);
  if (Number.isInteger(number) && number >= least && number <= largest) return undefined;
  return largest > 999 ? 'Escribe un número mayor que 0.' : `De ${least} a ${largest}.`;
};

/**
 * The profile with these answers, and whatever else was said before.
 * @returns nothing while an answer is wrong
 */
export const quickProfile = (
  subject: Subject,
  answers: QuickAnswers,
  said: Profile | undefined,
): Profile | undefined => {
  const questions = quickQuestions[subject];
  if (questions.some((question) => wrongAnswer(question, answers[question.path] ?? ''))) return undefined;
  const answered = questions.reduce((profile, question) => {
    const typed = answers[question.path] ?? '';
    return withValueAt(profile, question.path, question.kind === 'count' ? numberIn(typed) : typed);
  }, said ?? {});
  return { ...answered, ingresodatos: true };
};
