/** A profile in words: for whom prices are, and each person by name of what they are. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { spelledNumber } from '@cotejo/core/kit/money';
import { dependantWords } from '@cotejo/core/reference/dependant-words';
import { otherSpecies, petSpecies } from '@cotejo/core/reference/pet-species';
import { equalsIgnoringCase } from '../domain/equals-ignoring-case.ts';
import { listAt, textOf, valueAt } from './model-path.ts';
import { type Profile } from '../domain/profile.ts';
import { type Subject } from './subject.ts';

type Entry = Readonly<Record<string, unknown>>;
const entriesOf = (profile: Profile | undefined, path: string): readonly Entry[] =>
  listAt(profile, path).map((one) => (typeof one === 'object' && one !== null ? (one as Entry) : {}));

/** A missing age of whom a policy is for reads as 25, and whom nobody told of is a man (spec, public side, section 3). */
const usualAge = 25;
const exampleMan: Entry = { sexo: 'Masculino', edad: usualAge };
const examplePet: Entry = { especie: 'Perro', edad: 2 };

const trimmed = (value: unknown): string => textOf(value).trim();
const isWoman = ({ sexo }: Entry): boolean => /^f/i.test(trimmed(sexo));
const wholeOf = (value: unknown): number | undefined => {
  const [digits] = /^\d+/.exec(trimmed(value)) ?? [];
  return digits === undefined ? undefined : Number(digits);
};
/** Dots part thousands in what is counted. */
const countAt = (profile: Profile | undefined, path: string): number =>
  wholeOf(trimmed(valueAt(profile, path)).replaceAll('.', '')) ?? 0;

const years = (age: number): string => {
  if (age === 0) return 'menos de 1 año';
  return age === 1 ? '1 año' : `${age} años`;
};
const counted = (count: number, one: string, several: string, country: CountryCode): string =>
  `${spelledNumber(String(count), country)} ${count === 1 ? one : several}`;

const manOrWoman = (one: Entry): string => (isWoman(one) ? 'mujer' : 'hombre');
const ageOf = ({ edad }: Entry): number => wholeOf(edad) ?? usualAge;
/** `Hijo/Hija` has a word for each sex. */
const kinOf = (one: Entry, country: CountryCode): string => {
  const kin = trimmed(one['parentescoCarga'] ?? one['parentesco']).toLowerCase();
  if (!kin || kin === 'otro') return dependantWords[country][0];
  const [male, female = male] = kin.split('/');
  return (isWoman(one) ? female : male)!;
};
/** Only words of the form: a shared profile says what somebody else wrote. */
const petOf = ({ especie }: Entry): string => {
  const said = trimmed(especie);
  const species = petSpecies.find((one) => equalsIgnoringCase(one, said)) ?? otherSpecies;
  return species === otherSpecies ? 'mascota' : species.toLowerCase();
};

const policyholdersOf = (profile: Profile | undefined): readonly Entry[] => {
  const told = entriesOf(profile, 'cotizante');
  return told.length > 0 ? told : [exampleMan];
};
const dependantsOf = (profile: Profile | undefined): readonly Entry[] => entriesOf(profile, 'cargas');
const petsOf = (profile: Profile | undefined): readonly Entry[] => {
  const told = entriesOf(profile, 'mascota');
  return told.length > 0 ? told : [examplePet];
};

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/** Everybody by what they are, in the order in which a price tells of them. */
export const peopleOf = (
  profile: Profile | undefined,
  subject: Subject,
  country: CountryCode,
): readonly string[] => {
  if (subject === 'pets')
    return petsOf(profile).map((one) => capital(`${petOf(one)} de ${years(wholeOf(one['edad']) ?? 2)}`));
  if (subject === 'company') return ['Tu empresa'];
  if (subject === 'sctr') return ['Tus trabajadores'];
  if (subject === 'guards') return ['Tus guardias'];
  return [
    ...policyholdersOf(profile).map((one) => capital(`${manOrWoman(one)} de ${years(ageOf(one))}`)),
    ...dependantsOf(profile).map((one) =>
      capital(`${kinOf(one, country)} de ${years(wholeOf(one['edad']) ?? 0)}`),
    ),
  ];
};

/** @param position in the profile, from 1 */
export const personAt = (people: readonly string[], position: number): string =>
  people[position - 1] ?? `Persona ${position}`;

const joined = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} y ${words.at(-1)}`;

/** The unit is said once, at the end, where several ages stand beside each other. */
const inARow = (ones: readonly { readonly what: string; readonly age: number }[]): readonly string[] =>
  ones.map(({ what, age }, nth) => `${what} de ${nth === ones.length - 1 || age < 2 ? years(age) : age}`);

const personsIn = (profile: Profile | undefined, country: CountryCode): string => {
  const dependants = dependantsOf(profile).length;
  const holders = policyholdersOf(profile).map((one) => ({ what: manOrWoman(one), age: ageOf(one) }));
  return joined([
    ...inARow(holders),
    ...(dependants > 0 ? [counted(dependants, ...dependantWords[country], country)] : []),
  ]);
};

/** Sentence about the persons of a profile: *mujer de 38, hombre de 40 años y 2 dependientes*. */
const wordsOf: Readonly<Record<Subject, (profile: Profile | undefined, country: CountryCode) => string>> = {
  persons: personsIn,
  pets: (profile) => {
    const pets = petsOf(profile).map((one) => ({ what: petOf(one), age: wholeOf(one['edad']) ?? 2 }));
    return joined(inARow(pets));
  },
  company: (profile, country) => {
    const employees = countAt(profile, 'colectivo.cantidadempleados');
    if (employees > 0) return `empresa de ${counted(employees, 'trabajador', 'trabajadores', country)}`;
    return profile ? '' : 'un trabajador';
  },
  sctr: (profile, country) => {
    const workers = countAt(profile, 'sctr.cantidadempleados');
    return workers > 1 ? counted(workers, 'trabajador', 'trabajadores', country) : 'un trabajador';
  },
  guards: (profile, country) => {
    const guards = countAt(profile, 'guardias.cantidadGuardias');
    if (guards > 0) return counted(guards, 'guardia', 'guardias', country);
    return profile ? '' : 'un guardia';
  },
  travel: (profile, country) => {
    const days = countAt(profile, 'viaje.dias');
    const whom = personsIn(profile, country);
    return days > 0 ? `${whom}, por ${counted(days, 'día', 'días', country)}` : whom;
  },
};

/** @param profile nothing while prices are those of the profile that the site begins with */
export const whomFor = (profile: Profile | undefined, subject: Subject, country: CountryCode): string => {
  const whom = wordsOf[subject](profile, country);
  if (profile === undefined) return whom ? `Precios de ejemplo: ${whom}` : 'Precios de ejemplo';
  return whom ? `Precios para: ${whom}` : 'Precios para tu perfil';
};

/** Whom the prices of plans of several lines are for. */
export const whoIsPriced = (country: CountryCode): string =>
  `${whomFor(undefined, 'persons', country)}, o los datos de partida de cada seguro. El tuyo depende de a quiénes asegures.`;

/** @returns the words that begin a sentence on one of them: *Precio de ejemplo, para un hombre de 25 años* */
export const exampleWords = (subject: Subject, country: CountryCode): string =>
  `Precio de ejemplo, para un ${wordsOf[subject](undefined, country).replace(/^un /, '')}`;

/**
 * Whom prices are for that somebody told of: *las personas que indicaste*, *tu empresa de 40 trabajadores*.
 * @param sharedWhat what somebody who told of them shared, such as *este plan*; nothing where the visitor did
 */
export const whomPriced = (
  profile: Profile,
  subject: Subject,
  country: CountryCode,
  sharedWhat?: string,
): string => {
  const counted = wordsOf[subject](profile, country);
  const by = sharedWhat ? ` que indicó quien te compartió ${sharedWhat}` : '';
  switch (subject) {
    case 'company':
      return `${sharedWhat ? 'la' : 'tu'} ${counted || 'empresa'}${by}`;
    case 'sctr':
    case 'guards':
      return `${counted || 'los guardias'}${by}`;
    case 'pets':
      return `las mascotas${by || ' que indicaste'}`;
    case 'persons':
    case 'travel':
      return `las personas${by || ' que indicaste'}`;
  }
};
