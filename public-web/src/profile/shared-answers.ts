/** Answers in the profile of one line of insurance that the form of another asks for too. */
import { type Profile, type Subject } from '../domain/profile.ts';
import { listAt, valueAt } from './model-path.ts';

const named = (value: unknown, names: readonly string[]): Profile =>
  Object.fromEntries(
    names.flatMap((name) => {
      const answer = valueAt(value as Profile, name);
      return answer === undefined ? [] : [[name, answer]];
    }),
  );

/** Not the pay: it is asked only where it decides who pays, and stays with its line. */
const ofHolder = ['sexo', 'edad', 'parentesco', 'eps_actual', 'maternidad'];

const personsIn = (told: Profile, others: readonly string[]): Profile | undefined => {
  const holders = listAt(told, 'cotizante').map((one) => named(one, ofHolder));
  return holders.length > 0 ? { ...named(told, others), cotizante: holders } : undefined;
};

/** The answers by the subject of the line that they are for; nothing where the profile is about something else. */
const shared: Readonly<Record<Subject, (told: Profile) => Profile | undefined>> = {
  persons: (told) => personsIn(told, ['cargas', 'enPareja', 'titular', 'region']),
  travel: (told) => personsIn(told, ['cargas']),
  company: (told) => (valueAt(told, 'colectivo') ? named(told, ['colectivo']) : undefined),
  // A company insures all its workers until the visitor says otherwise.
  sctr: (told) => {
    const workers = valueAt(told, 'colectivo.cantidadempleados');
    return workers === undefined ? undefined : { sctr: { cantidadempleados: workers } };
  },
  pets: () => undefined,
  guards: () => undefined,
};

/** @param subject of the line that the answers are for */
export const sharedAnswers = (subject: Subject, told: Profile): Profile | undefined => {
  const answers = shared[subject](told);
  return answers && { ...answers, ingresodatos: true };
};
