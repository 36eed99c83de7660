import { describe, expect, test } from 'vitest';
import { type CountryCode } from '../kit/country/index.ts';
import { fieldErrors } from '../kit/validation/index.ts';
import { insuranceRequest, insuranceRequestUpdate } from './insurance-request.ts';
import { lead } from '../leads/index.ts';

const asker = { nombre: 'María', email: 'maria@correo.example', telefono: '+56912345678' };
const body = (more: object = {}) => ({
  person: [asker],
  region: 13,
  insurance: [{ code: 'DENTAL' }],
  ...more,
});
const read = (more: object = {}, country: CountryCode = 'CL') => insuranceRequest(country).parse(body(more));
const errorsOf = (more: object, country: CountryCode = 'CL') =>
  fieldErrors(insuranceRequest(country).safeParse(body(more)).error!);

describe('a request for an additional insurance', () => {
  test('keeps who would be insured, where, with what, and fits the event', () => {
    const request = read({
      person: [
        { ...asker, numeroDocumento: '12.345.678-5', birthDate: '1990-05-31' },
        { nombre: 'Luis', parentesco: 'Hijo/Hija', birthDate: '2020-01-01' },
      ],
      birthDate: '1990-05-31',
      insurance: [{ code: 'DENTAL', name: 'Seguro dental' }, { code: 'VIDA' }],
      isPayment: true,
      aditional_data: { sellerDNI: '11.111.111-1', createdFrom: 'web', leadQpSubscription: 'x1' },
    });
    expect(request).toMatchObject({
      requestTypeId: 1,
      person: { firstName: 'María', documentNumber: '123456785', phone: '+56912345678' },
      insurance: {
        persons: [
          { firstName: 'María', birthDate: '1990-05-31' },
          { firstName: 'Luis', relationship: 'Hijo/Hija' },
        ],
        region: { id: 13, name: 'Metropolitana de Santiago' },
        birthDate: '1990-05-31',
        insurances: [{ code: 'DENTAL', name: 'Seguro dental' }, { code: 'VIDA' }],
        isPayment: true,
        sellerDocument: '11.111.111-1',
        createdFrom: 'web',
        subscription: 'x1',
      },
    });
    expect(request.person).not.toHaveProperty('birthDate');
    lead.events['LeadReceived']!.schema.parse(request);
  });

  test.each([13, '13', 'RM', ' rm ', 'Metropolitana de Santiago'])('from the region %j of Chile', (region) =>
    expect(read({ region }).insurance).toMatchObject({ region: { id: 13 } }),
  );
  test.each([17, 0, 1.5, 'Lima', '', null, undefined, {}])('is not from a region %j of Chile', (region) =>
    expect(errorsOf({ region })).toEqual({ region: 'Elige una región.' }),
  );
  test('from elsewhere may name a region or none', () => {
    const here = { ...asker, telefono: '999888777' };
    expect(read({ person: [here], region: 'Cusco' }, 'PE').insurance).toMatchObject({
      region: { name: 'Cusco' },
    });
    expect(read({ person: [here], region: null }, 'PE').insurance).not.toHaveProperty('region');
  });

  test('can be answered: the first person leaves an e-mail and a phone', () =>
    expect(errorsOf({ person: [{ nombre: 'María' }, asker] })).toEqual({
      'person.0.email': 'Campo requerido.',
      'person.0.telefono': 'Campo requerido.',
    }));

  test.each<[object, string]>([
    [{ person: [] }, 'person'],
    [{ person: 'María' }, 'person'],
    [{ person: Array.from({ length: 21 }, () => asker) }, 'person'],
    [{ person: [asker, { nombre: 'X' }] }, 'person.1.nombre'],
    [{ person: [{ ...asker, numeroDocumento: '12.345.678-4' }] }, 'person.0.numeroDocumento'],
    [{ person: [{ ...asker, birthDate: '31-05-1990' }] }, 'person.0.birthDate'],
    [{ birthDate: '2999-01-01' }, 'birthDate'],
    [{ insurance: [] }, 'insurance'],
    [{ insurance: [{ name: 'sin código' }] }, 'insurance.0.code'],
    [{ insurance: ['DENTAL'] }, 'insurance.0'],
    [{ isPayment: 'sí' }, 'isPayment'],
    [{ aditional_data: { sellerDNI: 7 } }, 'aditional_data.sellerDNI'],
  ])('with %j is refused by that field', (more, field) =>
    expect(Object.keys(errorsOf(more))).toEqual([field]),
  );
});

describe('an update of such a request', () => {
  const [id, editKey] = ['b3a6f9b4-3c5f-4e53-9b54-0f2b4c9b1c11', 'k'];
  test('holds only what is given', () => {
    expect(insuranceRequestUpdate('CL').parse({ id, editKey, isPayment: false })).toMatchObject({
      leadId: id,
      insurance: { isPayment: false },
    });
    expect(insuranceRequestUpdate('CL').parse({ id, editKey }).insurance).toEqual({});
  });
  test('must name the request, and show the key of its receipt', () =>
    expect(fieldErrors(insuranceRequestUpdate('CL').safeParse({}).error!)).toEqual({
      id: 'Debe ser el id de la solicitud.',
      editKey: 'Campo requerido.',
    }));
});
