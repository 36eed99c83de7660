/** A logged-in person with permissions: roles give permissions, and a scope. */
import { type Actor } from '../kit/event-sourcing/index.ts';
import { type CountryCode, countryCodes } from '../kit/country/index.ts';
import { rights, type Scope, scopes } from '../reference/rights.ts';
import { type Permission, permissions } from '../reference/permissions.ts';
import { type RoleName } from '../reference/roles.ts';

export type Staff = {
  readonly id: string;
  readonly roles: readonly RoleName[];
  readonly countries: readonly CountryCode[];
  /** The executives whose leads a supervisor answers for, by user id. */
  readonly team?: readonly string[];
  /** The companies whose people one is of, by id. */
  readonly companies?: readonly string[];
  /** The partners whose people one is of, by id. */
  readonly partners?: readonly string[];
  /** The administrator who acts as this person; what is done is on record under both names. */
  readonly actedBy?: { readonly id: string; readonly role: string };
};

/** How many executives a supervisor may answer for. */
export const longestTeam = 100;

/** Of how many companies, and of how many partners, somebody may be: access tokens name them. */
export const mostOrganizations = 50;

type Rights = Pick<Staff, 'roles' | 'actedBy'>;

/** A person acting as another does the other's work, and may not change users. */
const isWithheld = ({ actedBy }: Rights, permission: Permission): boolean =>
  actedBy !== undefined && permission.startsWith('users:') && permission !== 'users:read';

/** All that somebody's roles permit, taken together, in the table's order. */
export const permissionsOf = (staff: Rights): readonly Permission[] =>
  permissions.filter((permission) => may(staff, permission));

/** Whether any of somebody's roles gives the permission; which records it is for, the scope says. */
export const may = (staff: Rights, permission: Permission): boolean =>
  !isWithheld(staff, permission) && staff.roles.some((role) => rights[role].permissions.includes(permission));

/** The scopes of the roles that give a permission, the widest first. */
export const scopesOf = (
  { roles }: Pick<Staff, 'roles'>,
  permission: Permission | 'loggedIn',
): readonly Scope[] => {
  const giving = roles.filter(
    (role) => permission === 'loggedIn' || rights[role].permissions.includes(permission),
  );
  return scopes.filter((scope) => giving.some((role) => rights[role].scope === scope));
};

/** The countries in which somebody has a permission at all; which records there it is for, the scope says. */
export const countriesOf = (
  staff: Pick<Staff, 'roles' | 'countries'>,
  permission: Permission,
): readonly CountryCode[] => {
  const [widest] = scopesOf(staff, permission);
  if (widest === undefined) return [];
  return widest === 'all' ? countryCodes : staff.countries;
};

/** How events name somebody: by id and the first of the roles; and who acts as somebody else, with that person. */
export const actorOf = (staff: Staff): Actor => {
  const person = { id: staff.id, role: staff.roles[0] ?? 'CLIENT' };
  return staff.actedBy
    ? { kind: 'user', id: staff.actedBy.id, role: staff.actedBy.role, onBehalfOf: person }
    : { kind: 'user', ...person };
};

/** The country that events about somebody carry: the first that person works for, or the international market. */
export const homeCountry = (staff: Pick<Staff, 'countries'>): CountryCode => staff.countries[0] ?? 'INT';
