/** Breeds are typed by people: capitals, accents and blanks at the ends make no difference. */
import { plainly } from '../../kit/text/index.ts';
import { type Pet } from '../../profile/index.ts';
import { type TableRow } from '../../price-tables/index.ts';

type Groups = TableRow<'breedGroups'>;
const known = new WeakMap<Groups, ReadonlyMap<string, string>>();
const byKey = (groups: Groups): ReadonlyMap<string, string> => {
  const made =
    known.get(groups) ??
    new Map(Object.entries(groups.groupOf).map(([breed, group]) => [plainly(breed), group]));
  known.set(groups, made);
  return made;
};

export type Traits = {
  /** As breeds are compared; empty for one that nobody told. */
  readonly breed: string;
  /** The group that was told, or else the table's; none of a breed that it does not know. */
  readonly group: string | undefined;
};
type Remembered = Traits & { readonly groups: Groups | undefined };
const remembered = new WeakMap<Pet, Remembered>();

/** Found once for a pet, however many plans it is priced for. */
export const traitsOf = (pet: Pet, groups: Groups | undefined): Traits => {
  const before = remembered.get(pet);
  if (before && before.groups === groups) return before;
  const breed = plainly(pet.breed ?? '');
  const group = pet.breedGroup ?? (groups && byKey(groups).get(breed));
  const found = { breed, group, groups };
  remembered.set(pet, found);
  return found;
};
