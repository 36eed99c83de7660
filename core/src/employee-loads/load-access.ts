/** Access to loads: a company's people see its own, the house those of its countries. */
import { type AllowedCommand, allowedCommands } from '../kit/allowed-commands/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { type Staff } from '../identity/index.ts';
import { type Permission } from '../reference/permissions.ts';
import { companyHolders } from '../collective/index.ts';
import { type Guard, refusalOf } from '../records/index.ts';
import { type LoadKind } from './columns.ts';
import {
  type EmployeeLoad,
  isKnownLoad,
  type KnownLoad,
  type LoadCommand,
  loadCommands,
  loadNotNow,
  loadPermission,
} from './employee-load.ts';

export const loadRule = { permission: 'employee:bulk-load-read', heldBy: companyHolders } as const;

/** The list that people save views of. */
export const loadList = { resource: 'employee-loads', permission: loadRule.permission } as const;

export const loadGuard: Guard<EmployeeLoad> = {
  rule: loadRule,
  held: (load) => (isKnownLoad(load) ? { country: load.country, company: load.companyId } : undefined),
  unknown: 'No existe esa carga, o no puedes verla.',
};

/** Processing a load is the house's; all else belongs to whoever may load files of the kind. */
export const loadCommandPermission = (command: LoadCommand, kind: LoadKind): Permission =>
  command === 'confirm' ? 'employee:bulk-load-process' : loadPermission(kind);

type Guarded = Pick<KnownLoad, 'kind' | 'step' | 'tried' | 'companyId'> & { readonly country: CountryCode };

const loadRefusal = (
  command: LoadCommand,
  { kind, country, companyId }: Guarded,
  by: Staff,
): string | undefined =>
  refusalOf(loadCommandPermission(command, kind), loadRule, { country, company: companyId }, by);

export const allowedLoadCommands = (load: Guarded, viewer: Staff): readonly AllowedCommand<LoadCommand>[] =>
  allowedCommands(loadCommands, (command) => loadRefusal(command, load, viewer) ?? loadNotNow(command, load));
