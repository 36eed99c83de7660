/** A family of the tests: Rosa, who has a policy, her partner and her daughter; and the two who act for them. */
import { type Staff } from '../../identity/index.ts';
import { type DependantType } from '../../reference/dependant-types.ts';
import { type KnownPolicy } from '../../policies/index.ts';
import { type Insured } from '../index.ts';

const idOf = (n: number): string => `b0000000-0000-4000-8000-00000000000${n}`;
export const policyId = 'c0000000-0000-4000-8000-000000000001';
export const holderId = idOf(1);
export const company = 'PE-20123456786';

export const policy: KnownPolicy = {
  status: 'known',
  country: 'PE',
  companyId: company,
  insurerId: '301',
  number: 'POL-1',
  from: '2026-01-01',
  until: '2026-12-31',
  coverageType: 'complementary',
  scope: 'holderWithDependants',
  coverageGroups: [
    { code: 'A', name: 'Gerencia' },
    { code: 'B', name: 'Planta' },
  ],
  oldestDependant: 24,
  insurerNotification: 'cuttingDay',
  files: [],
};

const person = (id: string, birthDate: string | null, typeId?: DependantType): Insured => ({
  id,
  status: 'active',
  country: 'PE',
  companyId: company,
  identity: {
    documentType: 'DNI',
    documentNumber: `4567891${id.at(-1)}`,
    firstName: 'Rosa',
    paternalSurname: 'Quispe',
    birthDate,
    gender: 'female',
  },
  ...(typeId && { kinship: { holderId, relationship: 'child', typeId } }),
});
export const rosa = person(holderId, '1990-03-02');
export const partner = person(idOf(2), '1989-01-01', 'partner');
export const daughter = person(idOf(3), '2015-01-01', 'ownMinor');
export const secondPartner = person(idOf(4), '1988-01-01', 'cohabiting');
export const withoutBirthDate = person(idOf(5), null, 'commonMinor');

const staff = (n: number, role: Staff['roles'][number], more: Partial<Staff>): Staff => ({
  id: `a0000000-0000-4000-8000-00000000000${n}`,
  roles: [role],
  countries: ['PE'],
  ...more,
});
/** Of the company: asks. */
export const client = staff(1, 'CLIENT_ADMIN', { companies: [company] });
export const otherClient = staff(4, 'CLIENT_ADMIN', { companies: ['PE-20999999999'] });
/** Of the house: answers. */
export const house = staff(2, 'BACKOFFICE', {});
export const payroll = staff(3, 'PAYROLL_MANAGER', { companies: [company] });

export const today = '2026-03-02';
