/** What a profile of one line of insurance tells that the form of another asks too. */
import { type Profile, type Subject } from '../domain/profile.ts';
import { listAt, valueAt } from './model-path.ts';

const named = (value: unknown, names: readonly string[]): Profile =>
  Object.fromEntries(
    names.flatMap((name) => {
      const answer = valueAt(value as Profile, name);
      return answer === undefined ? [] : [[name, answer]];
    }),
  );

/** Pay is asked where it decides who pays, and stays with its line. */
const ofHolder = ['sexo', 'edad', 'parentesco', 'eps_actual', 'maternidad'];

const personsIn = (told: Profile, others: readonly string[]): Profile | undefined => {
  const holders = listAt(told, 'cotizante').map((one) => named(one, ofHolder));
  return holders.length > 0 ? { ...named(told, others), cotizante: holders } : undefined;
};

/** Nothing where the other profile tells of something else. */
const shared: Readonly<Record<Subject, (told: Profile) => Profile | undefined>> = {
  persons: (told) => personsIn(told, ['cargas', 'enPareja', 'titular', 'region']),
  travel: (told) => personsIn(told, ['cargas']),
  company: (told) => (valueAt(told, 'colectivo') ? named(told, ['colectivo']) : undefined),
  // A company that was told of insures all its workers until it says otherwise.
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
