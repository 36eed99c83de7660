/** Companies that insure their people. Safe in a browser. */
export {
  approveCompany,
  changeCompany,
  company,
  type CompanyEvent,
  type CompanyRegistration,
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
