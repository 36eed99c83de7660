/** Companies that insure their people. Safe in a browser. */
export {
  approveCompany,
  changeCompany,
  type Company,
  company,
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
export { companies, type CompanyRecord } from './company-record.ts';
export { companyWords } from './company-words.ts';
