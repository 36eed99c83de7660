/** The commands allowed on a user in its state, and why not: used by decisions, answers and the console. */
import { type AllowedCommand, allowedCommands, notByRole } from '../kit/allowed-commands/index.ts';
import { type Permission } from '../reference/permissions.ts';
import { rights } from '../reference/rights.ts';
import { type RoleName } from '../reference/roles.ts';
import { may, scopesOf, type Staff } from '../identity/index.ts';
import { type RegisteredUser } from './user.ts';

export const userCommands = [
  'disable',
  'enable',
  'change-roles',
  'change-team',
  'change-companies',
  'reset-password',
  'pause',
  'resume',
  'act-as',
] as const;
export type UserCommandName = (typeof userCommands)[number];

/** The permission that a command on a user needs. Whoever says what somebody may do says with whose records, too. */
export const userPermission = (command: UserCommandName): Permission =>
  command === 'change-companies' ? 'users:change-roles' : `users:${command}`;

/** The part of a user that decides about permissions. */
export type GuardedUser = Pick<
  RegisteredUser,
  'status' | 'roles' | 'countries' | 'companies' | 'partners' | 'pause'
> & {
  readonly id: string;
};

/** Why not: because of who asks, or because of how the user stands. */
export type UserRefusal = { readonly because: 'actor' | 'state'; readonly reason: string };

const actor = (reason: string): UserRefusal => ({ because: 'actor', reason });
const state = (reason: string): UserRefusal => ({ because: 'state', reason });

/** Roles that open doors to others: their holder could make a user that may do anything. */
const keys: readonly Permission[] = [
  'users:register',
  'users:disable',
  'users:enable',
  'users:change-roles',
  'users:reset-password',
  'users:act-as',
];

/** Whether any of the roles decides who gets in. */
export const managesAccess = (roles: readonly RoleName[]): boolean =>
  roles.some((role) => rights[role].permissions.some((permission) => keys.includes(permission)));

/** Whether any of the roles may do everything with users. */
export const isAdministrator = (roles: readonly RoleName[]): boolean =>
  roles.some((role) => rights[role].permissions.includes('users:change-roles'));

type OfSome = Pick<RegisteredUser, 'roles' | 'companies' | 'partners'>;

/** Whether a user is of a company's own people, by the role, or still as the user stands. */
export const isOfCompanies = ({ roles, companies }: OfSome): boolean =>
  companies.length > 0 || roles.some((role) => rights[role].scope === 'company');

/** Whether a user is of a partner's own people, by the role, or still as the user stands. */
export const isOfPartners = ({ roles, partners }: OfSome): boolean =>
  partners.length > 0 || roles.some((role) => rights[role].scope === 'partner');

/**
 * Tells whether a user is within the scope of staff: everywhere, one's team, or one's countries; oneself in any case.
 * @param permission of what is done with them: only the roles count that give it
 */
export const maySeeUser = (
  user: Pick<GuardedUser, 'id' | 'countries'>,
  staff: Staff,
  permission: Permission = 'users:read',
): boolean => {
  if (!may(staff, permission)) return false;
  if (user.id === staff.id || may(staff, 'users:change-roles')) return true;
  if (scopesOf(staff, permission)[0] === 'team') return (staff.team ?? []).includes(user.id);
  return user.countries.some((country) => staff.countries.includes(country));
};

const notOneself: readonly UserCommandName[] = [
  'disable',
  'change-roles',
  'change-companies',
  'reset-password',
  'act-as',
];
const ofAccess: readonly UserCommandName[] = ['disable', 'enable', 'reset-password'];

const refusalOfState = (command: UserCommandName, user: GuardedUser): UserRefusal | undefined => {
  if (command === 'enable') return user.status === 'active' ? state('El usuario ya está activo.') : undefined;
  if (user.status === 'disabled' && command !== 'change-roles' && command !== 'change-companies')
    return state('El usuario está desactivado.');
  if (command === 'pause' || command === 'resume') {
    if (!user.roles.includes('EJECUTIVO')) return state('Solo un ejecutivo recibe solicitudes.');
    if (command === 'resume' && !user.pause) return state('El ejecutivo no está en pausa.');
    if (command === 'resume' && user.pause?.automatic)
      return state('La pausa por saldo bajo termina cuando un depósito alcanza el saldo mínimo.');
  }
  if (command === 'change-team' && !user.roles.includes('SUPERVISOR'))
    return state('Solo un supervisor tiene equipo.');
  if (command === 'change-companies' && !isOfCompanies(user) && !isOfPartners(user))
    return state('Es para roles de empresas o partners: este usuario ve por países.');
  return undefined;
};

/** Why somebody may not do something with a user, in Spanish; `undefined` when it may be done. */
export const userRefusal = (
  command: UserCommandName,
  user: GuardedUser,
  staff: Staff,
): UserRefusal | undefined => {
  const permission = userPermission(command);
  if (!may(staff, permission)) return actor(notByRole);
  if (!maySeeUser(user, staff) || !maySeeUser(user, staff, permission))
    return actor('El usuario es de otro equipo o de otro país.');
  if (user.id === staff.id && notOneself.includes(command)) return actor('No puedes hacerlo contigo mismo.');
  if (ofAccess.includes(command) && managesAccess(user.roles) && !may(staff, 'users:change-roles'))
    return actor('Lo hace un administrador: este usuario decide quién entra.');
  if (command === 'act-as' && managesAccess(user.roles))
    return actor('Nadie actúa como quien decide quién entra.');
  return refusalOfState(command, user);
};

/** Every command on users, each with whether this person may do it now, and in Spanish why not. */
export const allowedUserCommands = (
  user: GuardedUser,
  staff: Staff,
): readonly AllowedCommand<UserCommandName>[] =>
  allowedCommands(userCommands, (command) => userRefusal(command, user, staff)?.reason);
