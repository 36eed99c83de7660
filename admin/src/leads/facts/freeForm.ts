/** What the comparator was told of people and things, in words: its forms differ by product, so any field may come. */
import { told } from '../messages/told.ts';

export type Fields = Readonly<Record<string, unknown>>;

const fieldNames: Readonly<Record<string, string>> = told.fields;

/** `tipoDeCasa` and `tipo_de_casa` as `tipo de casa`. */
const takenApart = (name: string): string =>
  name
    .replaceAll('_', ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLocaleLowerCase('es');

const nameOf = (field: string): string => fieldNames[field] ?? takenApart(field);

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value in words; nothing for what is empty. What has a name is told by it: a region, an insurance. */
export const valueInWords = (value: unknown): string | undefined => {
  if (typeof value === 'boolean') return told[value ? 'yes' : 'no'];
  if (typeof value === 'number') return value.toLocaleString('es-419');
  // A flag of the comparator is stored as text in one place.
  if (value === 'true' || value === 'false') return valueInWords(value === 'true');
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value)) {
    const parts = value.map(valueInWords).filter((part) => part !== undefined);
    return parts.length > 0 ? parts.join('; ') : undefined;
  }
  if (!isFields(value)) return undefined;
  return (
    valueInWords(value.name ?? value.stateName ?? value.code) ??
    (fieldsInWords(value).join(', ') || undefined)
  );
};

/** One part for each field that says something: `en pareja: sí`. */
export const fieldsInWords = (fields: Fields): readonly string[] =>
  Object.entries(fields).flatMap(([field, value]) => {
    const text = valueInWords(value);
    return text === undefined ? [] : [`${nameOf(field)}: ${text}`];
  });
