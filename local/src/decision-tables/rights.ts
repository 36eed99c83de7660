/** Who may do what as people read it: a matrix of permissions and roles, and whose rows each role sees. */
import { type PermissionGroup, permissions } from '@cotejo/core/reference/permissions';
import { hasPower, powers, rights, type Scope } from '@cotejo/core/reference/rights';
import { type RoleName, roleNames } from '@cotejo/core/reference/roles';
import { code, table } from './table.ts';

const meaning: Readonly<Record<Scope, string>> = {
  own: 'one’s own, and those that nobody has',
  team: 'one’s own, the team’s, and those that nobody has',
  country: 'all of one’s countries',
  company: 'all of one’s company',
  partner: 'all of one’s partner',
  all: 'all',
};

export const scopesTable = (): string =>
  table(
    ['Role', 'Sees'],
    roleNames.map((role) => {
      const { scope } = rights[role];
      return [code(role), `${code(scope)}: ${meaning[scope]}`];
    }),
  );

/** The roles that take a second person's approval, by what they let somebody do. */
export const powersTable = (): string =>
  table(
    ['Power', 'Permissions', 'Roles'],
    powers.map((power) => [
      power.words,
      power.permissions.map(code).join(', '),
      roleNames
        .filter((role) => hasPower([role], power))
        .map(code)
        .join(', '),
    ]),
  );

/** Roles that have the same of these permissions share a column; those that have none of them, have none. */
const columns = (within: readonly string[]): readonly (readonly RoleName[])[] => {
  const alike = new Map<string, RoleName[]>();
  for (const role of roleNames) {
    const has = within.filter((permission) => rights[role].permissions.some((one) => one === permission));
    if (has.length > 0) alike.set(has.join(), [...(alike.get(has.join()) ?? []), role]);
  }
  return [...alike.values()];
};

export const rightsTable = (...groups: readonly PermissionGroup[]): string => {
  const within = permissions.filter((permission) =>
    groups.some((group) => permission.startsWith(`${group}:`)),
  );
  const roles = columns(within);
  return table(
    ['Permission', ...roles.map((alike) => alike.map(code).join('<br>'))],
    within.map((permission) => [
      code(permission),
      ...roles.map(([role]) => (rights[role!].permissions.includes(permission) ? 'yes' : '')),
    ]),
  );
};
