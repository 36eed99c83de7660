/** Users in the palette, as one types their name or mail. */
import { type PaletteOption, type UseFound } from '../kit/context.ts';
import { useFoundRows } from '../kit/list/useFoundRows.ts';
import { roleNames } from '../kit/session/roleNames.ts';
import { type UserRow } from './user.ts';
import { situationNames, situationOf } from './situation.ts';

export const useFoundUsers: UseFound = (typed) => {
  const { rows, isFetching, failed } = useFoundRows<UserRow>('users', 'name', typed);
  const options = rows.map((user): PaletteOption => ({
    key: `users ${user.id}`,
    group: 'Usuarios',
    label: user.name ?? user.id,
    hint: [roleNames(user.roles), situationNames[situationOf(user)]].join(' · '),
    to: `/users/${user.id}/show`,
    isFound: true,
  }));
  return { options, isFetching, ...(failed && { error: failed }) };
};
