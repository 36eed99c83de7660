/** A company's list of people as profiles: each worker with the family that follows, and a result for every row. */
import { mostPersons, perfilIngreso } from '../profile/index.ts';
import { type FieldErrors } from '../kit/event-sourcing/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { fieldErrors } from '../kit/validation/index.ts';
import { countryOf } from '../reference/countries.ts';
import { dayInZone } from '../kit/time/index.ts';
import { yielding } from '../kit/yielding/index.ts';
import { ageOn } from '../kit/time/index.ts';
import { dayOf } from './day-of.ts';
import { lettersOf, type PeopleField, peopleFieldOf } from './people-headings.ts';

/** A row of a table by its headings, with its number in the file. */
export type PersonRow = {
  readonly row: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** Why some of its cells have no value, by heading; under `row` of what belongs to none. */
  readonly errors?: FieldErrors;
};

type Insured = { readonly sexo: string; readonly edad: number };
export type WorkersProfile = {
  /** Of the worker. */
  readonly row: number;
  readonly perfil: {
    readonly cotizante: readonly Insured[];
    readonly cargas: readonly (Insured & { readonly parentescoCarga: string })[];
    readonly ingresodatos: true;
  };
};
export type PersonResult = {
  readonly row: number;
  readonly result: 'worker' | 'dependant' | 'refused';
  readonly errors: FieldErrors;
};
export type ReadProfiles = {
  readonly profiles: readonly WorkersProfile[];
  readonly rows: readonly PersonResult[];
};

const workers = ['', 'titular', 'trabajador', 'trabajadora', 'empleado', 'empleada', 'cotizante'];
/** Of JSON: what is neither text nor number is something all the same, which no column takes. */
const notText = '?';
const asText = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 60) : notText;
};

/** Each heading of a file is read once, however long it is and however many rows stand below it. */
const fieldsReader = () => {
  const known = new Map<string, PeopleField | undefined>();
  const named = (heading: string): PeopleField | undefined => {
    if (!known.has(heading)) known.set(heading, peopleFieldOf(heading));
    return known.get(heading);
  };
  return ({ values, errors: told = {} }: PersonRow) => {
    const fields: Record<PeopleField, string> = { sexo: '', edad: '', nacimiento: '', parentesco: '' };
    for (const [heading, value] of Object.entries(values)) {
      const field = named(heading);
      if (field) fields[field] ||= asText(value);
    }
    const errors: Record<string, string> = {};
    for (const [heading, message] of Object.entries(told)) {
      const field = heading === 'row' ? heading : named(heading);
      if (field) errors[field] = message;
    }
    return { fields, ofFile: errors };
  };
};

/** A list that says H for hombre says M for mujer, unless it also says F. */
const sexReader = (typed: readonly string[]): ((one: string) => string) => {
  const said = new Set(typed.map(lettersOf));
  const isByNoun = said.has('h') && !said.has('f');
  const nouns: Readonly<Record<string, string>> = { h: 'Masculino', m: 'Femenino' };
  return (one) => (isByNoun ? (nouns[lettersOf(one)] ?? one) : one);
};

/** How one person is read: by the rules of the country's profile, with the names of the columns. */
const personReader = (country: CountryCode, now: Date) => {
  const schema = perfilIngreso(country);
  const today = dayInZone(now, countryOf(country).timeZone);
  return (person: Readonly<Record<PeopleField, string>>) => {
    const isWorker = workers.includes(lettersOf(person.parentesco));
    const born = person.nacimiento === '' ? undefined : dayOf(person.nacimiento);
    const age = person.edad || (born === undefined ? '' : String(ageOn(born, today)));
    const entry = { sexo: person.sexo, edad: age };
    const read = schema.safeParse(
      isWorker ? { cotizante: [entry] } : { cargas: [{ ...entry, parentescoCarga: person.parentesco }] },
    );
    const errors: Record<string, string> = {};
    for (const [path, message] of Object.entries(read.success ? {} : fieldErrors(read.error)))
      errors[path.split('.').at(-1)!.replace('parentescoCarga', 'parentesco')] ??= message;
    if (person.nacimiento !== '' && person.edad === '' && born === undefined)
      return { isWorker, errors: { nacimiento: 'Escribe la fecha como 1990-12-31 o 31/12/1990.' } };
    if (age === '') errors['edad'] ??= 'Falta la edad o la fecha de nacimiento.';
    const [found] = read.success ? (isWorker ? read.data.policyholders : read.data.dependants) : [];
    if (read.success && !found) errors['parentesco'] ??= 'El parentesco debe ser de una persona.';
    return {
      isWorker,
      errors,
      insured: found && { sexo: found.sex === 'male' ? 'Masculino' : 'Femenino', edad: found.age },
    };
  };
};

/**
 * All of them are read before the first result, for what one says of its sex tells what another means; each leaves others a turn.
 * @param rows in the file's order: a dependant belongs to the worker above
 * @param now for ages that come from dates of birth: they are those of the country's day
 * @returns the profiles of the rows that could be read, and what is wrong with the others; names are neither read nor told
 */
export const profilesFromRows = async (
  rows: Iterable<PersonRow> | AsyncIterable<PersonRow>,
  country: CountryCode,
  now: Date,
): Promise<ReadProfiles> => {
  const fieldsOf = fieldsReader();
  const read = personReader(country, now);
  const profiles: {
    row: number;
    perfil: { cotizante: Insured[]; cargas: (Insured & { parentescoCarga: string })[]; ingresodatos: true };
  }[] = [];
  let family: (typeof profiles)[number] | undefined;
  const people: ({ readonly row: number } & ReturnType<typeof fieldsOf>)[] = [];
  for await (const one of rows) people.push({ row: one.row, ...fieldsOf(one) });
  const sexOf = sexReader(people.map(({ fields }) => fields.sexo));
  const resultOf = ({ row, fields: typed, ofFile }: (typeof people)[number]): PersonResult => {
    const fields = { ...typed, sexo: sexOf(typed.sexo) };
    const { isWorker, errors: ofPerson, insured } = read(fields);
    const errors = Object.keys(ofFile).length > 0 ? ofFile : ofPerson;
    const refused = (why: FieldErrors): PersonResult => ({ row, result: 'refused', errors: why });
    // The family of a worker who can't be read belongs to nobody else; nor does what follows a row of whom nobody can tell.
    if (isWorker || 'parentesco' in ofFile) family = undefined;
    if (!insured || Object.keys(errors).length > 0) return refused(errors);
    if (isWorker) {
      family = { row, perfil: { cotizante: [insured], cargas: [], ingresodatos: true } };
      profiles.push(family);
      return { row, result: 'worker', errors: {} };
    }
    if (!family) return refused({ parentesco: 'Falta la fila de su titular, antes de esta.' });
    const { cargas } = family.perfil;
    const isSpouse = lettersOf(fields.parentesco) === 'conyuge';
    if (isSpouse && cargas.some(({ parentescoCarga }) => lettersOf(parentescoCarga) === 'conyuge'))
      return refused({ parentesco: 'Solo puede haber un cónyuge.' });
    if (cargas.length >= mostPersons)
      return refused({ parentesco: `Las cargas: ${mostPersons} como máximo.` });
    cargas.push({ ...insured, parentescoCarga: fields.parentesco });
    return { row, result: 'dependant', errors: {} };
  };
  const results: PersonResult[] = [];
  for await (const person of yielding(people)) results.push(resultOf(person));
  return { profiles, rows: results };
};
