/** Decisions of staff about users: access, roles, supervisors, and who is given leads. */
import { type Decision, reject, rejectActor, rejectInput } from '../kit/event-sourcing/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { needsApproval } from '../reference/rights.ts';
import { type RoleName } from '../reference/roles.ts';
import { serverMessage } from '../reference/server-codes.ts';
import { alreadyWaits, managesAccess, type UserCommandName, userRefusal } from './allowed-user-commands.ts';
import { may, type Staff, longestTeam } from '../identity/index.ts';
import { newcomer, type RegisteredUser, type User } from './user.ts';
import { type UserEvent } from './user-events.ts';
import { askApproval, type Asking, isWaitedFor } from './approval-asking.ts';
import { linkAsked } from './password-links.ts';
import { rejectUnknownUser, setPassword } from './user-passwords.ts';

export type UserDecision = Decision<User, UserEvent>;
export type Registration = Extract<UserEvent, { type: 'UserRegistered' }>['data'];

/** Makes a user, still without a password. @throws Rejection `USER_ALREADY_EXISTS` */
export const registerUser =
  (registration: Registration): UserDecision =>
  (user) =>
    user.status === 'unregistered'
      ? [{ type: 'UserRegistered', data: registration }]
      : reject('USER_ALREADY_EXISTS', serverMessage('USER_ALREADY_EXISTS'));

/** A password for one use, which somebody else knows, or nobody: then a link by mail lets the user choose one. */
export type FirstPassword = {
  /** argon2id, in its own text format. */
  readonly hash: string;
  /** For how many days it is good. */
  readonly days?: number;
  /** Of the link that is mailed; without one the password is told to who commands it. */
  readonly linkId?: string;
};

/**
 * Creates a user, with a password for one use; with roles that take a second person's approval, one who does not get in
 * and has no password before it is given.
 */
export const admitUser =
  ({
    by,
    hash,
    days,
    linkId,
    requestId,
    note,
    ...registration
  }: Registration & FirstPassword & Omit<Asking, 'by'> & { by: Staff }): UserDecision =>
  (user, now) => {
    mayGive(registration, by);
    const registered = registerUser(registration)(user, now);
    if (registration.roles.some(needsApproval))
      return [
        ...registered,
        { type: 'UserDisabled', data: {} },
        askApproval('access', registration, { requestId, by, note }, now),
      ];
    mustBeRead(note);
    const first = firstPassword({ hash, days, linkId });
    return [...registered, ...first({ ...newcomer, ...registration }, now)];
  };

/** A note is for who approves: where nothing waits nobody would read it. @throws Rejection `INVALID_INPUT` */
const mustBeRead = (note: string | undefined): void => {
  if (note !== undefined)
    rejectInput({ note: 'Nada espera aprobación, así que nadie la leería: déjala vacía.' });
};

/** Sets a password for one use, and has a link mailed that takes its place, where there is one. */
export const firstPassword =
  ({ hash, days, linkId }: FirstPassword): UserDecision =>
  (user, now) => [
    ...setPassword(hash, { oneTime: true, days })(user, now),
    ...(linkId === undefined ? [] : [linkAsked(linkId, 'access', now)]),
  ];

/** Refuses roles and countries that the sender may not give. @throws Rejection */
const mayGive = (
  { roles, countries }: { readonly roles: readonly RoleName[]; readonly countries: readonly CountryCode[] },
  by: Staff,
): void => {
  if (may(by, 'users:change-roles')) return;
  if (managesAccess(roles)) rejectActor('Ese rol lo da un administrador: decide quién entra.');
  if (!countries.every((country) => by.countries.includes(country)))
    rejectInput({ countries: 'Elige entre los países en los que trabajas.' });
};

/** The checks before every decision about a user: it exists, and this person may do this with it now. */
export const asStaff =
  (
    command: UserCommandName,
    { id, by }: About,
    decide: (user: RegisteredUser, now: Date) => readonly UserEvent[],
  ): UserDecision =>
  (user, now) => {
    if (user.status === 'unregistered') return rejectUnknownUser();
    const refused = userRefusal(command, { ...user, id }, by);
    if (refused?.because === 'actor') return rejectActor(refused.reason);
    if (refused) return reject('INVALID_TRANSITION', refused.reason);
    return decide(user, now);
  };

/** Whom it is about, and who decides. */
export type About = { readonly id: string; readonly by: Staff };
export type AboutWithNote = About & { readonly note?: string };
/** The same, with what an approval says if one is needed. */
export type AboutAsking = About & Asking;

/** The user gets in no more. */
export const disableUser = ({ note, ...about }: AboutWithNote): UserDecision =>
  asStaff('disable', about, () => [{ type: 'UserDisabled', data: { note } }]);

/** The user gets in again, with the password of before; with roles that take an approval, once it is given. */
export const enableUser = ({ id, ...asking }: AboutAsking): UserDecision =>
  asStaff('enable', { id, by: asking.by }, (user, now) => {
    if (user.roles.some(needsApproval)) return [askApproval('access', user, asking, now)];
    mustBeRead(asking.note);
    return [{ type: 'UserEnabled', data: {} }];
  });

const same = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one));

/** Other roles and countries; more of what takes an approval than the user has, once it is given. */
export const changeUserRoles = ({
  id,
  roles,
  countries,
  ...asking
}: AboutAsking & { roles: RoleName[]; countries: CountryCode[] }): UserDecision =>
  asStaff('change-roles', { id, by: asking.by }, (user, now) => {
    if (!isWaitedFor({ roles, countries }, user)) {
      mustBeRead(asking.note);
      if (same(user.roles, roles) && same(user.countries, countries)) return [];
      return [{ type: 'UserRolesChanged', data: { roles, countries } }];
    }
    if (user.approval) return reject('INVALID_TRANSITION', alreadyWaits);
    return [askApproval('roles', { roles, countries }, asking, now)];
  });

/** @param team the executives, found by the caller; `undefined` where there is no such active user */
export const changeUserTeam = ({
  team,
  ...about
}: About & { team: readonly (Staff | undefined)[] }): UserDecision =>
  asStaff('change-team', about, (user) => {
    const wrong = team.find(
      (one) =>
        !one?.roles.includes('EJECUTIVO') ||
        !one.countries.some((country) => user.countries.includes(country)),
    );
    if (team.includes(undefined) || wrong)
      return rejectInput({ executiveIds: 'Elige ejecutivos activos de los países del supervisor.' });
    if (team.length > longestTeam)
      return rejectInput({ executiveIds: `Elige ${longestTeam} ejecutivos como máximo.` });
    const executiveIds = [...new Set(team.map((one) => one!.id))];
    return same(user.team, executiveIds) ? [] : [{ type: 'UserTeamChanged', data: { executiveIds } }];
  });

/** The companies and partners of a user; each must exist. */
export const changeUserCompanies = ({
  companies,
  partners,
  ...about
}: About & { companies: string[]; partners: string[] }): UserDecision =>
  asStaff('change-companies', about, (user) =>
    same(user.companies, companies) && same(user.partners, partners)
      ? []
      : [{ type: 'UserCompaniesChanged', data: { companies, partners } }],
  );

/**
 * Access anew: the password of before is good no more. A new one that is told to somebody waits, for roles that take an approval,
 * until it is given: it would be passed by taking over somebody who has it. A link goes to the user alone, and waits for nobody.
 */
export const resetPassword = ({
  id,
  hash,
  days,
  linkId,
  ...asking
}: AboutAsking & FirstPassword): UserDecision =>
  asStaff('reset-password', { id, by: asking.by }, (user, now) => {
    if (linkId === undefined && user.roles.some(needsApproval))
      return [askApproval('password', user, asking, now)];
    mustBeRead(asking.note);
    return firstPassword({ hash, days, linkId })(user, now);
  });

/** Whether somebody may act as this user now; changes nothing. @throws Rejection */
export const mayActAs = (about: About): UserDecision => asStaff('act-as', about, () => []);
