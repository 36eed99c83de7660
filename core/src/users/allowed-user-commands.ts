/** The commands allowed on a user in its state, and why not: used by decisions, answers and the console. */
import { type AllowedCommand, allowedCommands, notByRole } from '../kit/allowed-commands/index.ts';
import { type Permission } from '../reference/permissions.ts';
import { accessPower, hasPower, rights } from '../reference/rights.ts';
import { type RoleName } from '../reference/roles.ts';
import { may, scopesOf, type Staff } from '../identity/index.ts';
import { type Approval } from './approval-events.ts';
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
  'approve',
  'decline',
  'withdraw-approval',
] as const;
export type UserCommandName = (typeof userCommands)[number];

/** The permission that a command on a user needs. Whoever says what somebody may do says with whose records, too. */
export const userPermission = (command: UserCommandName): Permission => {
  switch (command) {
    case 'change-companies':
      return 'users:change-roles';
    case 'decline':
      return 'users:approve';
    // Everybody who may ask for an approval registers users, too.
    case 'withdraw-approval':
      return 'users:register';
    default:
      return `users:${command}`;
  }
};

/** The part of a user that decides about permissions. */
export type GuardedUser = Pick<
  RegisteredUser,
  'status' | 'roles' | 'countries' | 'companies' | 'partners' | 'pause'
> & {
  readonly id: string;
  /** The request that waits for another person, as far as it decides who may approve it. */
  readonly approval?: Pick<Approval, 'askedBy' | 'roles' | 'countries'> | null;
};

/** Why not: because of who asks, or because of how the user stands. */
export type UserRefusal = { readonly because: 'actor' | 'state'; readonly reason: string };

const actor = (reason: string): UserRefusal => ({ because: 'actor', reason });
const state = (reason: string): UserRefusal => ({ because: 'state', reason });

/** Whether any of the roles decides who gets in. */
export const managesAccess = (roles: readonly RoleName[]): boolean => hasPower(roles, accessPower);

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
  'approve',
  'decline',
];
const ofAccess: readonly UserCommandName[] = ['disable', 'enable', 'reset-password'];

/** The commands that answer what waits for an approval. */
const ofApproval: readonly UserCommandName[] = ['approve', 'decline', 'withdraw-approval'];

/**
 * Why somebody may not answer what waits: another person than who asked and than the user approves it; who decides who
 * gets in is approved by an administrator, and others by whoever works in all of the countries.
 */
const refusalOfAnswer = (
  command: UserCommandName,
  { roles, approval }: GuardedUser,
  staff: Staff,
): UserRefusal | undefined => {
  if (!approval) return state('No hay nada por aprobar de este usuario.');
  const isOwn = approval.askedBy === staff.id;
  if (command === 'withdraw-approval') return isOwn ? undefined : actor('Lo retira solo quien lo pidió.');
  if (isOwn) return actor('Lo pediste tú: lo aprueba otra persona.');
  if (may(staff, 'users:change-roles')) return undefined;
  if (managesAccess([...roles, ...approval.roles]))
    return actor('Lo aprueba un administrador: este usuario decide quién entra.');
  return approval.countries.every((country) => staff.countries.includes(country))
    ? undefined
    : actor('Lo aprueba quien trabaja en todos esos países.');
};

/** The reason against a further request: one waits at a time. */
export const alreadyWaits =
  'Hay algo por aprobar de este usuario: primero se aprueba, se rechaza o se retira.';

const refusalOfState = (command: UserCommandName, user: GuardedUser): UserRefusal | undefined => {
  if (command === 'enable' && user.status === 'active') return state('El usuario ya está activo.');
  if ((command === 'enable' || command === 'reset-password') && user.approval) return state(alreadyWaits);
  if (command === 'enable') return undefined;
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
  if (ofApproval.includes(command)) return refusalOfAnswer(command, user, staff);
  return refusalOfState(command, user);
};

/** Every command on users, each with whether this person may do it now, and in Spanish why not. */
export const allowedUserCommands = (
  user: GuardedUser,
  staff: Staff,
): readonly AllowedCommand<UserCommandName>[] =>
  allowedCommands(userCommands, (command) => userRefusal(command, user, staff)?.reason);

/** Whether somebody may approve what waits of a user, as far as the request says. */
export const mayApprove = (
  id: string,
  approval: Pick<Approval, 'askedBy' | 'roles' | 'countries'>,
  staff: Staff,
): boolean => {
  const { roles, countries } = approval;
  const user = { id, status: 'active', roles, countries, companies: [], partners: [], approval } as const;
  return userRefusal('approve', user, staff) === undefined;
};
