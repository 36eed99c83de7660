/** How what changed of a user meanwhile is told to somebody who is about to send a command. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { spelledDay } from '@cotejo/core/kit/time';
import { pauseReasonName } from '@cotejo/core/reference/pause-reasons';
import { type ChangeFormat } from '../../kit/commands/conflict.ts';
import { roleNames } from '../../kit/session/roleNames.ts';
import { situationNames } from '../situation.ts';
import { type UserRow } from '../user.ts';
import { countriesText } from '../userModel.ts';

const words: Readonly<Partial<Record<string, (value: never) => string | undefined>>> = {
  roles: (roles: readonly string[]) => roleNames(roles),
  countries: (codes: readonly CountryCode[]) => countriesText(codes),
  companies: (ids: readonly string[]) => ids.join(', '),
  partners: (ids: readonly string[]) => ids.join(', '),
  status: (status: 'active' | 'disabled') => situationNames[status],
  pausedReasonId: (id: number) => pauseReasonName(id),
  pausedUntil: (day: string) => spelledDay(day),
};

export const userChangeFormat: ChangeFormat<UserRow> = {
  fields: [
    'name',
    'email',
    'roles',
    'countries',
    'companies',
    'partners',
    'status',
    'pausedReasonId',
    'pausedUntil',
    'pauseNote',
  ],
  valueOf: (field, value) => {
    if (value === null || value === undefined) return undefined;
    const inWords = words[field];
    if (inWords) return inWords(value as never);
    return typeof value === 'string' ? value : undefined;
  },
};
