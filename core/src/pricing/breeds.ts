/** Breeds are typed by people: capitals, accents and blanks at the ends make no difference. */
import { type Pet } from './profile.ts';
import { type TableRow } from './tables.ts';

/** What two spellings of one breed have in common. */
export const keyOf = (breed: string): string =>
  breed.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();

const keys = new WeakMap<Pet, string>();
/** Made once for a pet, however many plans it is priced for; empty for a breed that nobody told. */
export const breedKeyOf = (pet: Pet): string => {
  const made = keys.get(pet) ?? keyOf(pet.breed ?? '');
  keys.set(pet, made);
  return made;
};

type Groups = TableRow<'breedGroups'>;
const groupsByKey = new WeakMap<Groups, ReadonlyMap<string, string>>();
const byKey = (groups: Groups): ReadonlyMap<string, string> => {
  const made =
    groupsByKey.get(groups) ??
    new Map(Object.entries(groups.groupOf).map(([breed, group]) => [keyOf(breed), group]));
  groupsByKey.set(groups, made);
  return made;
};

/** The group that was told, or else the table's; none of a breed that it does not know. */
export const groupOf = (pet: Pet, groups: Groups | undefined): string | undefined =>
  pet.breedGroup ?? (groups && byKey(groups).get(breedKeyOf(pet)));
