import { describe, test } from 'vitest';
import { leadStatus } from '../reference/lead-statuses.ts';
import { given } from '../kit/testing/index.ts';
import { lead, type LeadEvent } from '../leads/index.ts';
import { insuranceRequestUpdate } from './insurance-request.ts';
import { updateOwn } from './own-update.ts';
import { planRequestUpdate } from './plan-request.ts';
import { changed, erasedPerson, request } from '../leads/testing/events.ts';

const whose = { id: 'b3a6f9b4-3c5f-4e53-9b54-0f2b4c9b1c11', editKey: 'k' };
const product = { code: 'PE-1', name: 'Plan Uno', sameInsurer: true };
const planAsked: LeadEvent = {
  type: 'LeadReceived',
  data: { ...request, requestTypeId: 2, product, message: 'Hola' },
};
const insuranceAsked: LeadEvent = {
  type: 'LeadReceived',
  data: { ...request, requestTypeId: 1, insurance: { isPayment: false, persons: [{ firstName: 'María' }] } },
};
const updatePlan = (body: object) => updateOwn(planRequestUpdate('PE').parse({ ...whose, ...body }));
const updated = (data: object): LeadEvent => ({ type: 'LeadRequestUpdated', data });

describe('a visitor who updates a request', () => {
  test('changes only what was given of the person', () =>
    given(lead, planAsked)
      .when(updatePlan({ datosingresados: { telefono: '911222333' } }))
      .then(updated({ person: { ...request.person, phone: '+51911222333' } })));

  test('adds what was not there', () =>
    given(lead, planAsked)
      .when(updatePlan({ precio: 99, perfilIngreso: { enPareja: true }, numeroDocumentoPareja: '12345678' }))
      .then(
        updated({
          quotedPrice: { amount: '99', unit: 'PEN', period: undefined },
          partnerDocument: '12345678',
          profile: { enPareja: true },
        }),
      ));

  test('may choose another plan, and what was told about the first stays', () =>
    given(lead, planAsked)
      .when(updatePlan({ nombreplan: 'PE-2' }))
      .then(updated({ product: { code: 'PE-2', name: 'PE-2', sameInsurer: true } })));

  test('changes parts of what an insurance was asked for', () =>
    given(lead, insuranceAsked)
      .when(updateOwn(insuranceRequestUpdate('PE').parse({ ...whose, isPayment: true })))
      .then(updated({ insurance: { isPayment: true, persons: [{ firstName: 'María' }] } })));

  test.each([{}, { datosingresados: {} }, { datosingresados: { nombre: 'María', mensaje: 'Hola' } }])(
    'to what it is already changes nothing: %j',
    (body) => given(lead, planAsked).when(updatePlan(body)).then(),
  );

  test('learns nothing about a request that is not there, is of another kind, or of another country', () => {
    const body = { datosingresados: { nombre: 'Rosa' } };
    given(lead).when(updatePlan(body)).rejected('NOT_FOUND');
    given(lead, insuranceAsked).when(updatePlan(body)).rejected('NOT_FOUND');
    given(lead, planAsked)
      .when(updateOwn(planRequestUpdate('CL').parse({ ...whose, ...body })))
      .rejected('NOT_FOUND');
  });

  test('can not when it is over, deleted, or the person was erased', () => {
    const change = updatePlan({ datosingresados: { nombre: 'Rosa' } });
    for (const statusId of [leadStatus.failed, leadStatus.deleted])
      given(lead, planAsked, changed(statusId)).when(change).rejected('NOT_FOUND');
    given(lead, planAsked, erasedPerson).when(change).rejected('NOT_FOUND');
  });
});
