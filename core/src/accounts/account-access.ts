/** Access to accounts: the scope rule, and why somebody may not do something with one. */
import { notByRole } from '../kit/allowed-commands/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { may, type ScopeRule, sees, type Staff } from '../identity/index.ts';

/** One's own account wherever it is, the team's, those of one's countries, or all. */
export const accountRule = {
  permission: 'accounts:read',
  heldBy: { own: ['owner'], team: ['owner'], country: ['country'], all: [] },
} as const satisfies ScopeRule;

export type MovementCommand = 'deposit' | 'withdraw';

/** The part of an account that decides about permissions. */
type GuardedAccount = { readonly executiveId: string; readonly country: CountryCode };

export const maySeeAccount = ({ executiveId: owner, country }: GuardedAccount, viewer: Staff): boolean =>
  sees(accountRule, viewer, { owner, country });

/** Why somebody may not do something with an account, in Spanish; `undefined` when it may be done. */
export const accountRefusal = (
  command: MovementCommand | 'open',
  { executiveId: owner, country }: GuardedAccount,
  by: Staff,
): string | undefined => {
  const permission = `accounts:${command}` as const;
  if (!may(by, permission)) return notByRole;
  if (!sees({ ...accountRule, permission }, by, { owner, country })) return 'La cuenta es de otro país.';
  const isOwn = owner === by.id || owner === by.actedBy?.id;
  return isOwn ? 'Nadie mueve dinero en su propia cuenta.' : undefined;
};
