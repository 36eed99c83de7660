/** Access to lines of the bank: the scope rule, and what somebody may do with one now. */
import { type AllowedCommand, allowedCommands, notByRole } from '../kit/allowed-commands/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { may, type ScopeRule, sees, type Staff } from '../identity/index.ts';

/** Who may deposit sees what the bank says; executives see their own accounts alone. */
export const bankLineRule = {
  permission: 'accounts:deposit',
  heldBy: { country: ['country'], all: [] },
} as const satisfies ScopeRule;

export const bankLineCommands = ['assign', 'dismiss'] as const;
export type BankLineCommand = (typeof bankLineCommands)[number];

type Guarded = { readonly status: 'waiting' | 'assigned' | 'dismissed'; readonly country: CountryCode };

export const seesBankLine = ({ country }: Pick<Guarded, 'country'>, viewer: Staff): boolean =>
  sees(bankLineRule, viewer, { country });

const done = {
  assigned: 'Ya se asignó a un ejecutivo.',
  dismissed: 'Ya se descartó.',
} as const;

/** Why no command is possible on a line that somebody sees, in Spanish; nothing where all are. */
export const bankLineRefusal = ({ status }: Guarded, by: Staff): string | undefined => {
  if (!may(by, bankLineRule.permission)) return notByRole;
  return status === 'waiting' ? undefined : done[status];
};

export const allowedBankLineCommands = (
  line: Guarded,
  viewer: Staff,
): readonly AllowedCommand<BankLineCommand>[] =>
  allowedCommands(bankLineCommands, () => bankLineRefusal(line, viewer));
