/** Companies that tests of policies and of people begin with, registered and approved. */
import { documentId } from '@cotejo/core/collective';
import { randomUUID } from 'node:crypto';
import {
  approveCompany,
  company,
  type CompanyRegistration,
  deactivateCompany,
  registerCompany,
} from '@cotejo/core/companies';
import { type Staff } from '@cotejo/core/identity';
import { type CountryCode } from '@cotejo/core/kit/country';
import { organization, registerOrganization } from '@cotejo/core/organizations';
import { type House } from '../../testing/house.ts';

const reviewer: Staff = { id: randomUUID(), roles: ['ADMINISTRADOR'], countries: [] };
const context = (country: CountryCode) => ({
  commandId: randomUUID(),
  actor: { kind: 'system', automation: 'test' } as const,
  country,
  now: new Date(),
});

/** @returns its id */
export const approvedCompany = async (
  { handle }: House,
  documentNumber = '20123456786',
  country: CountryCode = 'PE',
): Promise<string> => {
  const id = documentId(country, documentNumber);
  const registration: CompanyRegistration = {
    country,
    legalName: 'Textiles del Sur S.A.C.',
    documentType: 'RUC',
    documentNumber,
    economicActivityId: 'C',
    address: {},
    contacts: [],
  };
  await handle(company, id, registerCompany(registration), context(country));
  await handle(company, id, approveCompany(reviewer), context(country));
  return id;
};

/** From now on nothing new is asked for its people. */
export const deactivated = ({ handle }: House, companyId: string) =>
  handle(company, companyId, deactivateCompany(reviewer, 'Cerró'), context('PE'));

export const insurerId = '301';
export const knownInsurer = ({ handle }: House, country: CountryCode = 'PE') =>
  handle(
    organization,
    insurerId,
    registerOrganization({
      country,
      type: 'ASEG',
      displayName: 'Aseguradora del Valle',
      organizationCode: 'VALLE',
      url: 'Aseguradora-del-Valle',
      isDemo: true,
    }),
    context(country),
  );
