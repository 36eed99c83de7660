/** A company's policies and people, as tests of read models begin with them. */
import { randomUUID } from 'node:crypto';
import { type PersonRegistration } from '@cotejo/core/insured-people';
import { type PolicyCreation } from '@cotejo/core/policies';
import { type CountryCode } from '@cotejo/core/kit/country';

export const policyOf = (
  companyId: string,
  country: CountryCode,
  more: Partial<PolicyCreation> = {},
): PolicyCreation => ({
  companyId,
  country,
  insurerId: '301',
  insurerNotification: 'cuttingDay',
  number: `POL-${randomUUID().slice(0, 8)}`,
  from: '2026-01-01',
  until: '2026-12-31',
  coverageType: 'complementary',
  scope: 'holderWithDependants',
  coverageGroups: [],
  ...more,
});

export const personOf = (
  companyId: string,
  country: CountryCode,
  identity: Partial<PersonRegistration['identity']> = {},
  holderId?: string,
): PersonRegistration => ({
  companyId,
  country,
  identity: {
    documentType: 'DNI',
    documentNumber: String(Math.floor(10_000_000 + Math.random() * 80_000_000)),
    firstName: 'Rosa',
    paternalSurname: 'Quispe',
    birthDate: '1990-03-02',
    gender: 'female',
    ...identity,
  },
  ...(holderId !== undefined && {
    kinship: { holderId, relationship: 'child', typeId: 'ownMinor' } as const,
  }),
});
