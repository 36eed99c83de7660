/** Access to companies: the scope rule, and what somebody may do with one now. Decisions, answers and the console use it. */
import { type AllowedCommand, allowedCommands } from '../kit/allowed-commands/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { type Staff } from '../identity/index.ts';
import { type Permission } from '../reference/permissions.ts';
import { companyHolders, documentId, houseHolders } from '../collective/index.ts';
import { type Guard, refusalOf } from '../records/index.ts';
import {
  type Company,
  type CompanyCommand,
  companyCommands,
  companyNotNow,
  isAlready,
  isRegistered,
  type RegisteredCompany,
} from './company.ts';

export const companyRule = { permission: 'admin:organization-read', heldBy: companyHolders } as const;

/** Reasons of rejections and deactivations are the house's own words, and not for the company's people. */
export const companyHistoryRule = { ...companyRule, heldBy: houseHolders } as const;

/** The list that people save views of. */
export const companyList = { resource: 'companies', permission: companyRule.permission } as const;

type Placed = { readonly country: CountryCode; readonly documentNumber: string };
const heldBy = ({ country, documentNumber }: Placed) => ({
  country,
  company: documentId(country, documentNumber),
});

export const companyGuard: Guard<Company> = {
  rule: companyRule,
  held: (company) => (isRegistered(company) ? heldBy(company) : undefined),
  unknown: 'No existe esa empresa, o no puedes verla.',
};

/** The permission of each command. */
export const companyPermissions = {
  change: 'admin:organization-update',
  approve: 'admin:organization-update',
  reject: 'admin:organization-update',
  deactivate: 'admin:organization-delete',
  reactivate: 'admin:organization-delete',
} as const satisfies Record<CompanyCommand, Permission>;

type Reviewed = Placed & Pick<RegisteredCompany, 'status' | 'approval' | 'registeredBy'>;

/** The commands on a company, each with whether this person may send it now, and in Spanish why not. */
export const allowedCompanyCommands = (
  company: Reviewed,
  viewer: Staff,
): readonly AllowedCommand<CompanyCommand>[] =>
  allowedCommands(
    companyCommands,
    (command) =>
      refusalOf(companyPermissions[command], companyRule, heldBy(company), viewer) ??
      companyNotNow(command, company, viewer) ??
      (isAlready(command, company) ? 'Ya está así.' : undefined),
  );
