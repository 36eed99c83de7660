/** The kinds of record on whose page the palette offers commands; their forms come when one is chosen. */
import { type Permission } from '@cotejo/core/reference/permissions';

const commandedKinds = ['companies', 'policies', 'insured-people', 'policy-employees'] as const;
export type CommandedKind = (typeof commandedKinds)[number];

export const isCommandedKind = (kind: string): kind is CommandedKind =>
  (commandedKinds as readonly string[]).includes(kind);

/** Commands that begin on the page: on a file of those that are there, or without a dialog. */
export const onPage: readonly string[] = ['attach-file', 'withdraw-file', 'take-review', 'release-review'];

/** A coverage is asked for on a person's page and on a policy's. */
export const requests = {
  command: 'request-activation',
  permission: 'employee:add-policy',
  kinds: ['insured-people', 'policies'] as readonly CommandedKind[],
} as const;

/** Commands that begin a record, offered on every page. */
export const beginnings = [
  { kind: 'companies', command: 'register', permission: 'admin:organization-create' },
  { kind: 'insured-people', command: 'register-employee', permission: 'employee:create' },
  { kind: 'policies', command: 'create', permission: 'policy:create' },
  { kind: 'insurer-files', command: 'prepare', permission: 'insurer-files:send' },
] as const satisfies readonly {
  readonly kind: string;
  readonly command: string;
  readonly permission: Permission;
}[];
export type Beginning = (typeof beginnings)[number];
