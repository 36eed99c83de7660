/** The rows that a person sees: a context says once by what its rows are held, lists and code ask the same rule. */
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
   * The holders that must match the viewer, by scope: an empty list matches every row, and an omitted scope sees none.
   * `everybody` stands for all scopes.
   */
  readonly heldBy: Readonly<Partial<Record<Scope | 'everybody', readonly Holder[]>>>;
  /** A further permission that a scope needs: a role without it sees nothing by that scope. */
  readonly besides?: Readonly<Partial<Record<Scope, Permission>>>;
  /** Whether rows without an owner are visible to all who see rows by owner. */
  readonly unowned?: boolean;
};

/** The rows a viewer sees: allowed values by holder, all of which must match; owner `null` stands for rows without one. */
export type Visibility = {
  readonly owner?: readonly (string | null)[];
  readonly country?: readonly CountryCode[];
  readonly company?: readonly string[];
  readonly partner?: readonly string[];
  readonly user?: readonly string[];
};

/** The holders of a row, as far as it has them. */
export type Held = {
  readonly owner?: string | null | undefined;
  readonly country?: CountryCode | undefined;
  readonly company?: string | null | undefined;
  readonly partner?: string | null | undefined;
  readonly user?: string | null | undefined;
};

/** Rows of the viewer alone, whatever the role. */
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

const visibilityWith = (
  permission: ScopeRule['permission'],
  rule: ScopeRule,
  staff: Staff,
): Visibility | undefined => {
  const scope = scopesOf(staff, permission).find((one) => {
    const further = rule.besides?.[one];
    return rule.heldBy[one] !== undefined && (!further || scopesOf(staff, further).includes(one));
  });
  const holders = rule.heldBy.everybody ?? (scope && rule.heldBy[scope]);
  if (!holders) return undefined;
  const owners = scope === 'team' ? [staff.id, ...(staff.team ?? [])] : [staff.id];
  const values: Required<Visibility> = {
    owner: [...new Set([...owners, ...(rule.unowned ? [null] : [])])],
    country: staff.countries,
    company: staff.companies ?? [],
    partner: staff.partners ?? [],
    user: [staff.id],
  };
  return Object.fromEntries(holders.map((holder) => [holder, values[holder]]));
};

type Values = readonly (string | null)[];

/** The intersection of two visibilities. */
const within = (one: Visibility, other: Visibility): Visibility => {
  const narrowed: Partial<Record<string, Values>> = { ...one };
  for (const [holder, values] of Object.entries(other) as [string, Values][])
    narrowed[holder] = narrowed[holder]?.filter((value) => values.includes(value)) ?? values;
  return narrowed;
};

/** @returns the viewer's visibility by the rule; undefined when the viewer sees no rows */
export const visibilityBy = (rule: ScopeRule, staff: Staff): Visibility | undefined => {
  if (!mayEver(staff, rule)) return undefined;
  return neededBy(rule).reduce<Visibility | undefined>((visibility, permission) => {
    const next = visibility && visibilityWith(permission, rule, staff);
    return next && within(visibility, next);
  }, {});
};

const holdersOf = ({ heldBy }: ScopeRule): readonly Holder[] => [...new Set(Object.values(heldBy).flat())];

/** Whether a viewer sees a row. A row that lacks a holder of the rule is invisible. */
export const sees = (rule: ScopeRule, staff: Staff, held: Held): boolean => {
  const visibility = visibilityBy(rule, staff);
  if (!visibility || holdersOf(rule).some((holder) => held[holder] === undefined)) return false;
  return holdersOf(rule).every((holder) => {
    const mine: readonly (string | null)[] | undefined = visibility[holder];
    return mine === undefined || mine.includes(held[holder] ?? null);
  });
};
