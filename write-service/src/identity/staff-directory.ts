/** Who the users are: for decisions as of now, for names as of a moment ago. */
import { type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { unlessErased } from '@cotejo/core/kit/event-sourcing';
import { type RegisteredUser, user } from '@cotejo/core/users';
import { type Staff } from '@cotejo/core/identity';
import { type NameOf } from '@cotejo/core/lead-records';

export type StaffDirectory = {
  /** An active user; `undefined` for nobody. */
  find(userId: string): Promise<(Staff & { readonly name: string }) | undefined>;
  /** Names by user id, for those who have one. */
  readonly names: (userIds: Iterable<string>) => Promise<NameOf>;
};

/** A user as decisions know one. */
export const staffOf = (
  userId: string,
  { roles, countries, team, companies, partners, name }: RegisteredUser,
): Staff & { readonly name: string } => ({
  id: userId,
  roles,
  countries,
  ...(team.length > 0 && { team }),
  ...(companies.length > 0 && { companies }),
  ...(partners.length > 0 && { partners }),
  name: unlessErased(name) ?? '',
});

type Remembered = { readonly name: Promise<string | null>; readonly until: number };

/** Milliseconds; a name outlives the key that it was read with by no more than this and the record's own moment. */
const moment = 10_000;
const mostRemembered = 5_000;

export const staffDirectory = (load: LoadAggregate): StaffDirectory => {
  const remembered = new Map<string, Remembered>();

  const find: StaffDirectory['find'] = async (userId) => {
    const { state } = await load(user, userId);
    if (state.status !== 'active') return undefined;
    return staffOf(userId, state);
  };

  const nameOf = (userId: string): Promise<string | null> => {
    const known = remembered.get(userId);
    if (known && known.until > Date.now()) return known.name;
    // Also of those who get in no more: what they did is still theirs.
    const name = load(user, userId).then(({ state }) =>
      state.status === 'unregistered' ? null : unlessErased(state.name) || null,
    );
    remembered.delete(userId);
    remembered.set(userId, { name, until: Date.now() + moment });
    if (remembered.size > mostRemembered) remembered.delete(remembered.keys().next().value!);
    name.catch(() => remembered.delete(userId));
    return name;
  };

  return {
    find,
    async names(userIds) {
      const ids = [...new Set(userIds)];
      const names = await Promise.all(ids.map(nameOf));
      const byId = new Map(ids.map((id, index) => [id, names[index] ?? null]));
      return (userId) => byId.get(userId) ?? null;
    },
  };
};
