import { expect, test } from 'vitest';
import { given, stateAfter } from '../kit/testing/index.ts';
import {
  createInsurerContact,
  insurerTerms,
  isInsurer,
  type InsurerTermsEvent,
  removeInsurerContact,
  setCuttingDay,
  termsOn,
  updateInsurerContact,
} from './index.ts';

// Decisions of tests are made on 2026-03-02.
const cutting = (value: number, from: string): InsurerTermsEvent => ({
  type: 'InsurerCuttingDaySet',
  data: { value, from },
});
const contactId = 'b0000000-0000-4000-8000-000000000001';
const contact = { name: 'Ana Ríos', email: 'ana@aseguradora.pe', typeId: 'renew' } as const;
const added: InsurerTermsEvent = { type: 'InsurerContactSet', data: { contactId, contact } };

test('a cutting day holds from its day on, and never for what was asked before', () => {
  const first = cutting(20, '2026-01-01');
  given(insurerTerms)
    .when(setCuttingDay('PE', { value: 20, from: '2026-01-01' }))
    .then(first);
  given(insurerTerms, first)
    .when(setCuttingDay('PE', { value: 20, from: '2026-01-01' }))
    .then();
  given(insurerTerms, first)
    .when(setCuttingDay('PE', { value: 25, from: '2026-03-01' }))
    .rejected('INVALID_INPUT', { from: 'Debe ser desde hoy: lo que ya se pidió no cambia.' });
  given(insurerTerms, first)
    .when(setCuttingDay('PE', { value: 25, from: '2026-03-02' }))
    .then(cutting(25, '2026-03-02'));
  const terms = stateAfter(insurerTerms, first, cutting(25, '2026-03-02'));
  expect(['2025-12-31', '2026-03-01', '2026-03-02'].map((day) => termsOn(terms, day).cuttingDay)).toEqual([
    20, 20, 25,
  ]);
});

test('an insurer with whom nothing was agreed accepts no past dates, and is never late', () =>
  expect(termsOn(insurerTerms.initial, '2026-03-02')).toEqual({ cuttingDay: 31, retroactiveDays: 0 }));

test('contacts are added, changed and removed by their id', () => {
  given(insurerTerms).when(createInsurerContact(contactId, contact)).then(added);
  given(insurerTerms, added).when(createInsurerContact(contactId, contact)).then();
  given(insurerTerms, added).when(updateInsurerContact(contactId, contact)).then();
  given(insurerTerms, added)
    .when(updateInsurerContact(contactId, { ...contact, typeId: 'ceo' }))
    .then({ type: 'InsurerContactSet', data: { contactId, contact: { ...contact, typeId: 'ceo' } } });
  given(insurerTerms, added)
    .when(removeInsurerContact(contactId))
    .then({ type: 'InsurerContactRemoved', data: { contactId } });
  given(insurerTerms).when(updateInsurerContact(contactId, contact)).rejected('NOT_FOUND');
});

test('insurers insure themselves: brokers and clinics are none', () => {
  for (const type of ['ASEG', 'EPS', 'ISAPRE', 'MEDICINA PREPAGADA'] as const)
    expect(isInsurer({ type })).toBe(true);
  for (const type of ['CORREDOR', 'CORREDORA', 'CLINICA', 'PRESTADOR'] as const)
    expect(isInsurer({ type })).toBe(false);
});
