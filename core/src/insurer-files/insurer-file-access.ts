/** Access to files for insurers: the house of the insurer's country, and what somebody may do with one now. */
import { type AllowedCommand, allowedCommands } from '../kit/allowed-commands/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { type ScopeRule, type Staff } from '../identity/index.ts';
import { type Guard, refusalOf } from '../records/index.ts';
import { type InsurerFile, type KnownFile } from './insurer-file.ts';

export const insurerFileRule = {
  permission: 'insurer-files:read',
  heldBy: { country: ['country'], all: [] },
} as const satisfies ScopeRule;

export const insurerFileGuard: Guard<InsurerFile> = {
  rule: insurerFileRule,
  held: (file) => (file.status === 'unknown' ? undefined : { country: file.country }),
  unknown: 'No existe ese archivo, o no puedes verlo.',
};

export const insurerFileCommands = ['send'] as const;

export const allowedFileCommands = (
  { country, status }: { readonly country: CountryCode; readonly status: KnownFile['status'] },
  viewer: Staff,
): readonly AllowedCommand<(typeof insurerFileCommands)[number]>[] =>
  allowedCommands(
    insurerFileCommands,
    () =>
      refusalOf('insurer-files:send', insurerFileRule, { country }, viewer) ??
      (status === 'sent' ? 'Ya se envió.' : undefined),
  );
