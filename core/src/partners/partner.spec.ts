import { test } from 'vitest';
import { given } from '../kit/testing/index.ts';
import { type Staff } from '../identity/index.ts';
import { guarded } from '../records/index.ts';
import { createPartner, partner, type PartnerEvent, partners, updatePartner } from './index.ts';

const creation = {
  country: 'CL',
  name: 'Corredora Austral',
  kind: 'broker',
  documentType: 'RUT',
  documentNumber: '765432103',
  contacts: [],
} as const;
const created: PartnerEvent = { type: 'PartnerCreated', data: { ...creation, contacts: [] } };

test('a partner is created once, and changes in what is given and different', () => {
  given(partner)
    .when(createPartner({ ...creation, contacts: [] }))
    .then(created);
  given(partner, created)
    .when(createPartner({ ...creation, contacts: [] }))
    .then();
  given(partner, created)
    .when(createPartner({ ...creation, contacts: [], name: 'Otra' }))
    .rejected('ALREADY_REGISTERED', { documentNumber: 'Ya está registrado: «Corredora Austral».' });
  given(partner, created)
    .when(updatePartner({ name: 'Corredora Austral', kind: 'insurer' }))
    .then({ type: 'PartnerUpdated', data: { kind: 'insurer' } });
});

test('a partner’s own people see theirs alone', () => {
  const { guard } = partners;
  const update = (ids: readonly string[]) => {
    const by: Staff = {
      id: 'a0000000-0000-4000-8000-000000000001',
      roles: ['ADMIN_PARTNER'],
      countries: ['CL'],
      partners: ids,
    };
    return given(partner, created).when(
      guarded(guard, 'admin:partner-update', by, updatePartner({ name: 'Austral' })),
    );
  };
  update(['CL-765432103']).then({ type: 'PartnerUpdated', data: { name: 'Austral' } });
  update(['CL-111111111']).rejected('NOT_FOUND');
});
