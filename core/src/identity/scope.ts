/** Whose rows somebody sees: a context says once by what its rows are held, lists and code ask the same rule. */
import { type CountryCode } from '../kit/country/index.ts';
import { type Permission } from '../reference/permissions.ts';
import { type Scope } from '../reference/rights.ts';
import { may, scopesOf, type Staff } from './staff.ts';

/** By what a row can be held. `user` is the one person whom alone it concerns. */
export type Holder = 'owner' | 'country' | 'company' | 'partner' | 'user';

export type ScopeRule = {
  /** Permission to see any of the rows. */
  readonly permission: Permission | 'loggedIn';
  /** Further permissions that an action needs beside seeing. Of several roles only those count that give each of them. */
  readonly also?: readonly Permission[];
  /**
   * What of a row has to be the viewer's, by scope: nothing at all is an empty list, and a scope that is left out sees
   * nothing. `everybody` stands for all scopes.
   */
  readonly heldBy: Readonly<Partial<Record<Scope | 'everybody', readonly Holder[]>>>;
  /** A further permission that a scope needs: a role without it sees nothing by that scope. */
  readonly besides?: Readonly<Partial<Record<Scope, Permission>>>;
  /** Whether what nobody owns is seen by all who see what somebody owns. */
  readonly unowned?: boolean;
};

/** What has to be the viewer's, with the values that are; `null` is an owner too: nobody. */
export type Sight = {
  readonly owner?: readonly (string | null)[];
  readonly country?: readonly CountryCode[];
  readonly company?: readonly string[];
  readonly partner?: readonly string[];
  readonly user?: readonly string[];
};

/** How a row is held, as far as it says so. */
export type Held = {
  readonly owner?: string | null | undefined;
  readonly country?: CountryCode | undefined;
  readonly company?: string | null | undefined;
  readonly partner?: string | null | undefined;
  readonly user?: string | null | undefined;
};

/** What is one's own and nobody else's, whatever one's role. */
export const ownRule = (permission: ScopeRule['permission'] = 'loggedIn'): ScopeRule => ({
  permission,
  heldBy: { everybody: ['user'] },
});

const neededBy = ({ permission, also = [] }: ScopeRule): readonly ScopeRule['permission'][] => [
  permission,
  ...also,
];

/** Whether somebody may see any of it at all. */
export const mayEver = (staff: Staff, rule: ScopeRule): boolean =>
  neededBy(rule).every((permission) => permission === 'loggedIn' || may(staff, permission));

const sightWith = (permission: ScopeRule['permission'], rule: ScopeRule, staff: Staff): Sight | undefined => {
  const scope = scopesOf(staff, permission).find((one) => {
    const further = rule.besides?.[one];
    return rule.heldBy[one] !== undefined && (!further || scopesOf(staff, further).includes(one));
  });
  const holders = rule.heldBy.everybody ?? (scope && rule.heldBy[scope]);
  if (!holders) return undefined;
  const owners = scope === 'team' ? [staff.id, ...(staff.team ?? [])] : [staff.id];
  const values: Required<Sight> = {
    owner: [...new Set([...owners, ...(rule.unowned ? [null] : [])])],
    country: staff.countries,
    company: staff.companies ?? [],
    partner: staff.partners ?? [],
    user: [staff.id],
  };
  return Object.fromEntries(holders.map((holder) => [holder, values[holder]]));
};

type Values = readonly (string | null)[];

/** The intersection of two sights. */
const within = (one: Sight, other: Sight): Sight => {
  const narrowed: Partial<Record<string, Values>> = { ...one };
  for (const [holder, values] of Object.entries(other) as [string, Values][])
    narrowed[holder] = narrowed[holder]?.filter((value) => values.includes(value)) ?? values;
  return narrowed;
};

/** @returns what has to be the viewer's of a row; nothing for who sees no row at all */
export const sightBy = (rule: ScopeRule, staff: Staff): Sight | undefined => {
  if (!mayEver(staff, rule)) return undefined;
  return neededBy(rule).reduce<Sight | undefined>((sight, permission) => {
    const next = sight && sightWith(permission, rule, staff);
    return next && within(sight, next);
  }, {});
};

const holdersOf = ({ heldBy }: ScopeRule): readonly Holder[] => [...new Set(Object.values(heldBy).flat())];

/** Whether somebody sees a row. One that does not say by what it is held is seen by nobody. */
export const sees = (rule: ScopeRule, staff: Staff, held: Held): boolean => {
  const sight = sightBy(rule, staff);
  if (!sight || holdersOf(rule).some((holder) => held[holder] === undefined)) return false;
  return holdersOf(rule).every((holder) => {
    const mine: readonly (string | null)[] | undefined = sight[holder];
    return mine === undefined || mine.includes(held[holder] ?? null);
  });
};
