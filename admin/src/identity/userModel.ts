/** What the console tells of users, worked out without a screen. */
import { countryOf } from '@cotejo/core/reference/countries';
import { type CountryCode } from '@cotejo/core/kit/country';
import { spelledDay } from '@cotejo/core/kit/time';
import { pauseReasonName } from '@cotejo/core/reference/pause-reasons';
import { counted } from '../kit/messages/counted.ts';
import { roleNames } from '../kit/session/roleNames.ts';
import { type UserHistoryRow, type UserRow } from './user.ts';

export const countriesText = (codes: readonly CountryCode[]): string =>
  codes.map((code) => countryOf(code).name).join(', ');

/** Why somebody is paused, and the day on which leads are given again. */
export const pauseText = (reasonId: number | null, until: string | null | undefined): string | undefined => {
  const reason = pauseReasonName(reasonId);
  return reason && until ? `${reason}, vuelve el ${spelledDay(until)}` : reason;
};

/**
 * Effect of a pause on the leads that an executive has, as a message of `command` with its arguments.
 * @param open how many are open; left out where that is not known
 */
export const pauseMeaning = (open: number | undefined): { readonly key: string; readonly args?: object } => {
  if (open === undefined) return { key: 'text.pause' };
  return open === 0 ? { key: 'pauseOfNone' } : { key: 'pauseOf', args: counted(open) };
};

/** How a user's password stands, as a message and its instant. */
export const passwordState = (
  { mustChangePassword, passwordExpiresAt }: Pick<UserRow, 'mustChangePassword' | 'passwordExpiresAt'>,
  now: number,
): { readonly key: 'none' | 'oneTime' | 'expired' | 'until'; readonly instant?: string } => {
  if (passwordExpiresAt === null) return { key: 'none' };
  if (mustChangePassword) return { key: 'oneTime' };
  return { key: Date.parse(passwordExpiresAt) <= now ? 'expired' : 'until', instant: passwordExpiresAt };
};

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

/** What happened, as a message of `history.types` with what it needs, and the words that somebody wrote to it. */
export const historyText = (
  { type, details, names }: Pick<UserHistoryRow, 'type' | 'details' | 'names'>,
  words: { readonly noTeam: string; readonly noOrganizations: string; readonly somebody: string },
): { readonly key: string; readonly args: Record<string, string>; readonly note?: string } => {
  const args = {
    roles: roleNames(texts(details['roles'])),
    countries: countriesText(texts(details['countries']) as CountryCode[]),
    team:
      texts(details['executiveIds'])
        .map((id) => names[id] || words.somebody)
        .join(', ') || words.noTeam,
    organizations:
      [...texts(details['companies']), ...texts(details['partners'])].join(', ') || words.noOrganizations,
    reason: pauseText(Number(details['reasonId']), text(details['until'])) ?? '',
    by: names[String(details['by'])] || words.somebody,
  };
  const note = text(details['note']) ?? (type === 'ActingStarted' ? text(details['reason']) : undefined);
  if (type === 'PasswordSet' && details['oneTime'] === true) return { key: 'oneTimePassword', args, note };
  if (type === 'SessionEnded' && details['reason'] === 'tokenReuse') return { key: 'tokenReuse', args, note };
  return { key: type, args, note };
};
