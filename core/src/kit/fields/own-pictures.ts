/** Pictures of other sites in events of before they were uploaded. */
import { picture } from './fields.ts';

type Fields = Record<string, unknown>;

const holdsPicture = new Set(['image', 'icon']);

const isForeign = (field: string, value: unknown): boolean =>
  holdsPicture.has(field) && typeof value === 'string' && !picture.safeParse(value).success;

const read = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(read);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, isForeign(field, inner) ? null : read(inner)]),
  );
};

/**
 * An upcaster: a picture that was an address of another site is none, wherever in a record it stands. Those of the site itself
 * stay as they are.
 */
export const withOwnPictures = (data: Fields): Fields => read(data) as Fields;
