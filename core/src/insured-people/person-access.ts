/** Access to insured people: a company's people see its own, the house those of its countries. */
import { type AllowedCommand, allowedCommands } from '../kit/allowed-commands/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { type ScopeRule, type Staff } from '../identity/index.ts';
import { type Permission } from '../reference/permissions.ts';
import { companyHolders } from '../collective/index.ts';
import { type Guard, refusalOf } from '../records/index.ts';
import { type InsuredPerson, isRegistered } from './insured-person.ts';

/** The scopes of the house, which see people of all companies, need a further permission. */
export const personRule = {
  permission: 'employee:read',
  heldBy: companyHolders,
  besides: { country: 'admin:employee-read', all: 'admin:employee-read' },
} as const satisfies ScopeRule;

export const personHistoryRule = { ...personRule, permission: 'employee:read-history' } as const;

/** The list that people save views of. */
export const personList = { resource: 'insured-people', permission: personRule.permission } as const;

export const personGuard: Guard<InsuredPerson> = {
  rule: personRule,
  held: (person) =>
    isRegistered(person) ? { country: person.country, company: person.companyId } : undefined,
  unknown: 'No existe esa persona, o no puedes verla.',
};

export const personPermissions = {
  change: 'employee:update',
  measure: 'employee:update',
  'remove-measure': 'employee:update',
  'attach-file': 'employee:upload-file',
  'withdraw-file': 'employee:upload-file',
  deactivate: 'employee:delete',
  reactivate: 'employee:delete',
  erase: 'employee:delete',
} as const satisfies Record<string, Permission>;
export type PersonCommand = keyof typeof personPermissions;
export const personCommands = Object.keys(personPermissions) as [PersonCommand, ...PersonCommand[]];

type Guarded = {
  readonly country: CountryCode;
  readonly companyId: string;
  readonly status: 'active' | 'inactive';
  readonly erased: boolean;
};

/** Whether somebody may withdraw what others attached: who may delete the person. */
export const overseesFiles = (
  { country, companyId }: Pick<Guarded, 'country' | 'companyId'>,
  by: Staff,
): boolean =>
  refusalOf(personPermissions.erase, personRule, { country, company: companyId }, by) === undefined;

/** Why a command is not for now, in Spanish. */
const notNow = (
  command: PersonCommand,
  { status, erased }: Pick<Guarded, 'status' | 'erased'>,
): string | undefined => {
  if (erased) return 'Los datos de esta persona se borraron.';
  if (status === 'active') return command === 'reactivate' ? 'La persona ya está activa.' : undefined;
  return ['reactivate', 'change', 'attach-file', 'withdraw-file', 'erase'].includes(command)
    ? undefined
    : 'La persona está inactiva.';
};

export const allowedPersonCommands = (
  { country, companyId, status, erased }: Guarded,
  viewer: Staff,
): readonly AllowedCommand<PersonCommand>[] =>
  allowedCommands(
    personCommands,
    (command) =>
      refusalOf(personPermissions[command], personRule, { country, company: companyId }, viewer) ??
      notNow(command, { status, erased }),
    (command) => command === 'withdraw-file' && !overseesFiles({ country, companyId }, viewer),
  );
