/** The persons or things to insure, one line each, and the rest of the request: `Titular: Femenino, 33 años`. */
import { capitalised } from '../leadModel.ts';
import { type Fields, fieldsInWords, isFields } from './freeForm.ts';

/** Lists of people or pets, and what one of a list is called who says no more. */
const lists: Readonly<Record<string, string>> = {
  cotizante: 'cotizante',
  cargas: 'carga',
  mascota: 'mascota',
  personas: 'persona',
  persons: 'persona',
};

/** Says what somebody is to the one who asks; the first that is there. */
const kinships = ['parentesco', 'parentescoCarga', 'relationship', 'tipo'] as const;
const names = ['firstName', 'paternalSurname', 'maternalSurname'] as const;
/** Values that are written without their names. */
const plain = ['sexo', 'especie', 'raza'] as const;
/** The type of a document says little beside its number. */
const silent = ['documentType'] as const;

const textIn = (fields: Fields, names: readonly string[]): string =>
  names
    .map((name) => fields[name])
    .filter((value) => typeof value === 'string' && value.trim() !== '')
    .join(' ');

const age = (value: unknown): string | undefined => {
  const years = typeof value === 'string' ? Number.parseInt(value, 10) : value;
  if (typeof years !== 'number' || !Number.isFinite(years)) return undefined;
  return `${years} ${years === 1 ? 'año' : 'años'}`;
};

const personLine = (person: Fields, fallback: string): string => {
  const kinship = kinships.find((name) => textIn(person, [name]) !== '');
  const byThemselves = new Set<string>([...kinships, ...names, ...plain, ...silent, 'edad']);
  const rest = Object.fromEntries(Object.entries(person).filter(([name]) => !byThemselves.has(name)));
  const parts = [
    textIn(person, names),
    ...plain.map((name) => textIn(person, [name])),
    age(person.edad),
    ...fieldsInWords(rest),
  ].filter(Boolean);
  const who = capitalised(kinship ? textIn(person, [kinship]) : fallback);
  return parts.length > 0 ? `${who}: ${parts.join(', ')}` : who;
};

/** Whether the visitor typed anything: of use to the comparator alone. */
const inward: ReadonlySet<string> = new Set(['ingresodatos']);

/**
 * @param fields a lead's profile, or the insurance that it asks for
 * @returns a line for each person or pet, then one for each other field that says something
 */
export const insuredLines = (fields: Fields | null | undefined): readonly string[] => {
  const entries = Object.entries(fields ?? {}).filter(([field]) => !inward.has(field));
  const people = entries.flatMap(([field, value]) => {
    const one = lists[field];
    if (one === undefined) return [];
    return (Array.isArray(value) ? value : [value]).filter(isFields).map((person) => personLine(person, one));
  });
  const others = Object.fromEntries(entries.filter(([field]) => lists[field] === undefined));
  return [...people, ...fieldsInWords(others).map(capitalised)];
};
