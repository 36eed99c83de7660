/** Whether a form's command will wait for a second person, and what is sent where it will not. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { needsApproval } from '@cotejo/core/reference/rights';
import { type RoleName } from '@cotejo/core/reference/roles';
import { isWaitedFor } from '@cotejo/core/users';
import { said, type Values } from '../../kit/commands/form.ts';
import { type UserRow } from '../user.ts';
import { shownText, userWords, waitingTexts } from '../words.ts';

type Chosen = { readonly roles: readonly RoleName[]; readonly countries: readonly CountryCode[] };

/** The roles and countries that a form holds, as they are being chosen. */
export const chosenIn = ({ roles, countries }: Values): Chosen => ({
  roles: (roles ?? []) as Chosen['roles'],
  countries: (countries ?? []) as Chosen['countries'],
});

/** @param user who has some roles already; nobody yet where it is left out */
export const waitsByRoles = (
  chosen: Chosen,
  user: Pick<UserRow, 'status' | 'roles' | 'countries'> = { status: 'active', roles: [], countries: [] },
): boolean => isWaitedFor(chosen, user);

/** A note that was typed before other roles were chosen is for nobody. */
const withNoteIf = (waits: boolean, values: Values, ...fields: readonly string[]): Values =>
  said(values, ...fields, ...(waits ? ['note'] : []));

/** Payload of a form that asks for roles. @param fields those beside the note */
export const payloadByRoles =
  (...fields: readonly string[]) =>
  (values: Values, user: UserRow | undefined): Values =>
    withNoteIf(waitsByRoles(chosenIn(values), user), values, ...fields);

type Waiting = keyof typeof waitingTexts;

/** Whether a command on somebody waits for the roles that this person has. A link that the user alone is mailed waits for nobody. */
export const waitsOn = ({ roles }: Pick<UserRow, 'roles'>, command: Waiting, sendsMail: boolean): boolean =>
  roles.some(needsApproval) && !(command === 'reset-password' && sendsMail);

/** Payload of a form about the roles that somebody has. */
export const payloadByUser =
  (command: Waiting, sendsMail: () => boolean) =>
  (values: Values, user: UserRow | undefined): Values =>
    withNoteIf(user !== undefined && waitsOn(user, command, sendsMail()), values);

/** Effect of a command that waits for roles that take an approval, in words. */
export const effectOn = (user: Pick<UserRow, 'roles'>, command: Waiting, sendsMail: boolean): string => {
  if (waitsOn(user, command, sendsMail)) return waitingTexts[command];
  return command === 'reset-password' && !sendsMail ? shownText : (userWords.commands[command]?.text ?? '');
};
