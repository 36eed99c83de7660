/** Users in the palette, as one types their name or mail. */
import { useTranslate } from 'react-admin';
import { type PaletteOption, type PaletteSource } from '../kit/context.ts';
import { useFoundRows } from '../kit/list/useFoundRows.ts';
import { roleNames } from '../kit/session/roleNames.ts';
import { type UserRow } from './user.ts';
import { situationOf } from './userModel.ts';

const nothing = { options: [], keys: {} };

const useFound: PaletteSource['useFound'] = (typed) => {
  const translate = useTranslate();
  const { rows, isFetching, failed } = useFoundRows<UserRow>('users', 'name', typed);
  const options = rows.map((user): PaletteOption => ({
    key: `users ${user.id}`,
    group: 'users',
    label: user.name ?? user.id,
    hint: [roleNames(user.roles), translate(`resources.users.status.${situationOf(user)}`)].join(' · '),
    to: `/users/${user.id}/show`,
    isFound: true,
  }));
  return { options, isFetching, ...(failed && { error: failed }) };
};

export const identityPalette: PaletteSource = { useHere: () => nothing, useFound, shortcuts: [] };
