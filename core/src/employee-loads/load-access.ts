/** Access to loads: a company's people see its own, the house those of its countries. */
import { type CountryCode } from '../kit/country/index.ts';
import { type Staff } from '../identity/index.ts';
import { companyHolders } from '../collective/index.ts';
import { refusalOf } from '../records/index.ts';
import { type KnownLoad, type LoadCommand, loadPermission } from './employee-load.ts';

export const loadRule = { permission: 'employee:bulk-load-read', heldBy: companyHolders } as const;

/** Processing a load is the house's; all else belongs to whoever may load files of the kind. */
export const loadRefusal = (
  command: LoadCommand,
  { kind, country, companyId }: Pick<KnownLoad, 'kind' | 'companyId'> & { readonly country: CountryCode },
  by: Staff,
): string | undefined =>
  refusalOf(
    command === 'confirm' ? 'employee:bulk-load-process' : loadPermission(kind),
    loadRule,
    { country, company: companyId },
    by,
  );
