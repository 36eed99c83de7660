import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { given, stateAfter, testMetadata } from '../kit/testing/index.ts';
import { type Staff } from '../identity/index.ts';
import { documentId } from '../collective/index.ts';
import { guarded } from '../records/index.ts';
import { companies } from './company-record.ts';
import {
  approveCompany,
  changeCompany,
  company,
  type CompanyEvent,
  type CompanyRegistration,
  deactivateCompany,
  reactivateCompany,
  registerCompany,
  rejectCompany,
  whileActive,
} from './company.ts';

const staff = (n: number, role: Staff['roles'][number], more: Partial<Staff> = {}): Staff => ({
  id: `a0000000-0000-4000-8000-00000000000${n}`,
  roles: [role],
  countries: ['PE'],
  ...more,
});
const by = staff(1, 'BACKOFFICE');
const registration: CompanyRegistration = {
  country: 'PE',
  legalName: 'Textiles del Sur S.A.C.',
  documentType: 'RUC',
  documentNumber: '20123456786',
  economicActivityId: 'C',
  address: { city: 'Arequipa' },
  contacts: [],
};
const registered: CompanyEvent = { type: 'CompanyRegistered', data: registration };
const approved: CompanyEvent = { type: 'CompanyApproved', data: {} };
const deactivated: CompanyEvent = { type: 'CompanyDeactivated', data: { reason: 'Cerró' } };

describe('a company', () => {
  test('is registered once, and the same again changes nothing', () => {
    given(company).when(registerCompany(registration)).then(registered);
    given(company, registered).when(registerCompany(registration)).then();
    given(company, registered)
      .when(registerCompany({ ...registration, legalName: 'Otra' }))
      .rejected('ALREADY_REGISTERED', {
        documentNumber: 'Ya está registrada: «Textiles del Sur S.A.C.».',
      });
  });
  test('changes in what is given and different', () => {
    given(company, registered)
      .when(changeCompany({ legalName: 'Textiles del Sur S.A.C.', economicActivityId: 'G' }))
      .then({ type: 'CompanyChanged', data: { economicActivityId: 'G' } });
    given(company, registered)
      .when(changeCompany({ contacts: [] }))
      .then();
  });
  test('that an administrator registered in another’s name is approved by nobody who is that administrator', () => {
    const admin = { id: randomUUID(), role: 'ADMINISTRADOR' };
    const actor = { kind: 'user', ...admin, onBehalfOf: { id: by.id, role: 'BACKOFFICE' } } as const;
    const acted = company.evolve(company.initial, registered, testMetadata(0, actor));
    for (const one of [
      { ...by, id: admin.id },
      { ...by, actedBy: admin },
    ])
      expect(() => approveCompany(one)(acted, new Date())).toThrow('no quien la registró');
    expect(approveCompany(by)(acted, new Date())).toHaveLength(1);
  });
  test('is approved by somebody else than who registered it', () => {
    given(company, registered).when(approveCompany(by)).then(approved);
    given(company, registered, approved).when(approveCompany(by)).then();
    const own = company.evolve(
      company.initial,
      registered,
      testMetadata(0, { kind: 'user', id: by.id, role: 'BACKOFFICE' }),
    );
    expect(() => approveCompany(by)(own, new Date())).toThrow(
      'La revisa otra persona, no quien la registró.',
    );
  });
  test('that was rejected may still be approved, and one that was approved is deactivated instead', () => {
    const rejected: CompanyEvent = { type: 'CompanyRejected', data: { reason: 'Falta el RUC' } };
    given(company, registered).when(rejectCompany(by, 'Falta el RUC')).then(rejected);
    given(company, registered, rejected).when(approveCompany(by)).then(approved);
    given(company, registered, approved).when(rejectCompany(by, 'x')).rejected('INVALID_TRANSITION');
    given(company, registered, approved).when(deactivateCompany(by, 'Cerró')).then(deactivated);
    given(company, registered, approved, deactivated)
      .when(reactivateCompany(by))
      .then({ type: 'CompanyReactivated', data: {} });
    given(company, registered).when(deactivateCompany(by, 'Cerró')).rejected('INVALID_TRANSITION');
  });
});

test('nothing new is asked for the people of a company that is not active, and what changes nothing is left alone', () => {
  const asked = () => [{ type: 'Asked', data: {} }];
  const refused = 'La empresa todavía no está aprobada, o fue desactivada.';
  const decide = (past: readonly CompanyEvent[], events: typeof asked) =>
    whileActive(stateAfter(company, ...past), events)(undefined, new Date());
  expect(decide([registered, approved], asked)).toEqual(asked());
  for (const past of [[], [registered], [registered, approved, deactivated]]) {
    expect(() => decide(past, asked)).toThrow(refused);
    expect(decide(past, () => [])).toEqual([]);
  }
});

test('a company is seen by its country’s house and by its own people alone', () => {
  const change = (who: Staff) =>
    given(company, registered).when(
      guarded(companies.guard, 'admin:organization-update', who, changeCompany({ tradeName: 'Del Sur' })),
    );
  change(by).then({ type: 'CompanyChanged', data: { tradeName: 'Del Sur' } });
  change(staff(2, 'BACKOFFICE', { countries: ['CL'] })).rejected('NOT_FOUND');
  const own = documentId('PE', registration.documentNumber);
  change(staff(3, 'GROUP_ADMIN', { companies: [own] })).rejected('NOT_ALLOWED');
  change(staff(3, 'GROUP_ADMIN', { companies: ['PE-20999999999'] })).rejected('NOT_FOUND');
  const state = stateAfter(company, registered);
  expect(companies.allowed(companies.valuesOf('', state) as never, by)).toContainEqual({
    command: 'deactivate',
    allowed: false,
    reason: 'La empresa todavía no está aprobada.',
  });
});
