/** The headings of a company's list of people: what each column is, and what is wrong with them as a whole. */
import { plainly } from '../kit/text/index.ts';

export const lettersOf = (text: string): string => plainly(text).replace(/[^a-z]+/g, '');

/** Headings of the columns as companies write them. */
export type PeopleField = 'sexo' | 'edad' | 'nacimiento' | 'parentesco';
const headings: Readonly<Record<string, PeopleField>> = {
  sexo: 'sexo',
  genero: 'sexo',
  edad: 'edad',
  anos: 'edad',
  fechanacimiento: 'nacimiento',
  fechadenacimiento: 'nacimiento',
  nacimiento: 'nacimiento',
  fnacimiento: 'nacimiento',
  fechanac: 'nacimiento',
  fecnac: 'nacimiento',
  parentesco: 'parentesco',
  parentescocarga: 'parentesco',
  relacion: 'parentesco',
  tipo: 'parentesco',
};
/** Letters of the headings under which a date of birth stands. */
export const birthHeadings: readonly string[] = Object.keys(headings).filter(
  (name) => headings[name] === 'nacimiento',
);

export const peopleFieldOf = (heading: string): PeopleField | undefined => {
  const word = lettersOf(heading);
  return Object.hasOwn(headings, word) ? headings[word] : undefined;
};

/**
 * @param names as the file has them; none of a file without headings, whose rows name their fields themselves
 * @returns in Spanish, why no row can be read rightly: without its column everybody would be a man
 */
export const wrongHeadings = (names: readonly string[]): string | undefined => {
  if (names.length === 0) return undefined;
  const known = names.filter((name) => peopleFieldOf(name) !== undefined);
  const twice = known.find((name, at) => known.findIndex((one) => lettersOf(one) === lettersOf(name)) < at);
  if (twice !== undefined) return `Hay más de una columna «${twice}». Deja una sola.`;
  const has = new Set(known.map(peopleFieldOf));
  const missing = [
    ...(has.has('sexo') ? [] : ['Sexo']),
    ...(has.has('edad') || has.has('nacimiento') ? [] : ['Edad o Fecha de nacimiento']),
  ];
  return missing.length === 0
    ? undefined
    : `Falta la columna ${missing.join(' y la columna ')}. El archivo tiene: ${names.slice(0, 20).join(', ').slice(0, 300)}.`;
};
