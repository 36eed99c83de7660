/** Events of companies as people read them. */
import { type CompanyEvent } from './company.ts';

export const companyEventNames = {
  CompanyRegistered: 'Se registró una empresa',
  CompanyChanged: 'Se editó una empresa',
  CompanyApproved: 'Se aprobó una empresa',
  CompanyRejected: 'Se rechazó una empresa',
  CompanyDeactivated: 'Se desactivó una empresa',
  CompanyReactivated: 'Se reactivó una empresa',
} as const satisfies Readonly<Record<CompanyEvent['type'], string>>;
