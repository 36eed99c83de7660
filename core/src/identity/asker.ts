/** In whose name work in the background goes on. */
import { may, type Staff } from './staff.ts';

/** The person as of now: `undefined` for one who does not exist or is not active any more. */
type FindStaff = (id: string) => Promise<Staff | undefined>;

/**
 * The requester of work that runs later, with the current permissions.
 * @param asked the person, and the administrator who acted as that person when it was asked for
 * @returns nothing where that person is gone, or where the administrator is or may act as others no more
 */
export const askerNow = async (
  find: FindStaff,
  { id, actedBy }: Pick<Staff, 'id' | 'actedBy'>,
): Promise<Staff | undefined> => {
  const person = await find(id);
  if (!person || !actedBy) return person;
  const administrator = await find(actedBy.id);
  return administrator && may(administrator, 'users:act-as') ? { ...person, actedBy } : undefined;
};
