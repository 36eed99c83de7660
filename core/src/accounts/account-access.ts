/** Access to accounts: the scope rule, and permissions for commands. Decisions, answers and the console use it. */
import { type AllowedCommand, allowedCommands, notByRole } from '../kit/allowed-commands/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { may, type ScopeRule, sees, type Staff } from '../identity/index.ts';

/** One's own account wherever it is, the team's, those of one's countries, or all. */
export const accountRule = {
  permission: 'accounts:read',
  heldBy: { own: ['owner'], team: ['owner'], country: ['country'], all: [] },
} as const satisfies ScopeRule;

/** The list that people save views of. */
export const accountList = { resource: 'accounts', permission: accountRule.permission } as const;

export const movementCommands = ['deposit', 'withdraw'] as const;
export type MovementCommand = (typeof movementCommands)[number];

/** The part of an account that decides about permissions. */
export type GuardedAccount = { readonly executiveId: string; readonly country: CountryCode };

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

/** The commands on an account that is open, each with whether this person may send it now, and in Spanish why not. */
export const allowedAccountCommands = (
  account: GuardedAccount,
  viewer: Staff,
): readonly AllowedCommand<MovementCommand>[] =>
  allowedCommands(movementCommands, (command) => accountRefusal(command, account, viewer));
