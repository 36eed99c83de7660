/** Companies that insure their people. Safe in a browser. */
export {
  approveCompany,
  changeCompany,
  type Company,
  company,
  type CompanyCommand,
  companyCommands,
  type CompanyDetails,
  type CompanyEvent,
  companyEvents,
  type CompanyRegistration,
  companyStream,
  deactivateCompany,
  isRegistered,
  reactivateCompany,
  type RegisteredCompany,
  registerCompany,
  rejectCompany,
  whileActive,
  whyNothingNew,
} from './company.ts';
export {
  allowedCompanyCommands,
  companyGuard,
  companyHistoryRule,
  companyList,
  companyPermissions,
  companyRule,
} from './company-access.ts';
export {
  companyHistoryTable,
  type CompanyRecord,
  companyRecordSchema,
  type CompanyRow,
  companyTable,
  companyValues,
} from './company-table.ts';
