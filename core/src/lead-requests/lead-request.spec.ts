import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CountryCode, countryCodes } from '../kit/country/index.ts';
import { fieldErrors } from '../kit/validation/index.ts';
import { lead } from '../leads/index.ts';
import { contactRequest } from './lead-request.ts';

const phones: Readonly<Record<CountryCode, string>> = {
  PE: '999 888 777',
  CL: '9 1234 5678',
  CO: '300 123 4567',
  INT: '+54 9 11 2233-4455',
};
const person = (country: CountryCode = 'PE', more: object = {}) => ({
  nombre: 'María',
  email: 'maria@correo.example',
  telefono: phones[country],
  ...more,
});
const body = (country: CountryCode = 'PE', more: object = {}) => ({
  datosingresados: person(country, more),
});
const read = (country: CountryCode, input: unknown) => contactRequest(country).safeParse(input);
const errorsOf = (country: CountryCode, input: unknown) => {
  const { success, error } = read(country, input);
  return success ? {} : fieldErrors(error);
};

describe('a request of a visitor', () => {
  test.each([
    ['PE', '+51999888777'],
    ['CL', '+56912345678'],
    ['CO', '+573001234567'],
    ['INT', '+5491122334455'],
  ] as const)('from %s is a lead with a phone that can be dialled', (country, phone) => {
    expect(read(country, body(country)).data).toMatchObject({ requestTypeId: 3, person: { phone } });
  });

  test('is normalised: blanks, case and accents', () => {
    const typed = { nombre: '  Mari\u0301a   José ', email: ' MARIA@Correo.Example ', apellidoPaterno: '  ' };
    expect(read('PE', body('PE', typed)).data?.person).toEqual({
      firstName: 'María José',
      email: 'maria@correo.example',
      phone: '+51999888777',
    });
  });

  test('keeps the newest 100 pages that led to it', () => {
    const pages = Array.from({ length: 120 }, (_, index) => ({ referrer: `/p${index}` }));
    const { attribution } = contactRequest('PE').parse({ ...body(), leadAttributionInfo: pages });
    expect(attribution).toHaveLength(100);
    expect(attribution.at(-1)).toMatchObject({ referrer: '/p119' });
  });

  test('brings a hundred analytics values at most', () => {
    const view = (values: number) => ({
      ...body(),
      leadAttributionInfo: [
        { infoGA: Object.fromEntries(Array.from({ length: values }, (_, at) => [at, 1])) },
      ],
    });
    expect(contactRequest('PE').safeParse(view(100)).success).toBe(true);
    expect(errorsOf('PE', view(101))).toEqual({ 'leadAttributionInfo.0.infoGA': 'Son demasiados valores.' });
  });
});

describe('a document', () => {
  test.each([
    ['PE', undefined, '12.345.678', { documentType: 'DNI', documentNumber: '12345678' }],
    ['PE', 'ruc', '20123456786', { documentType: 'RUC', documentNumber: '20123456786' }],
    ['PE', 'CE', '001234567', { documentType: 'CE', documentNumber: '001234567' }],
    ['CL', 'RUT', '12.345.678-5', { documentType: 'RUT', documentNumber: '123456785' }],
    ['CL', undefined, '7.654.321-6', { documentType: 'RUT', documentNumber: '76543216' }],
    ['CO', 'CC', '1020304050', { documentType: 'CC', documentNumber: '1020304050' }],
    ['CO', 'NIT', '900123456', { documentType: 'NIT', documentNumber: '900123456' }],
    ['INT', undefined, 'ab12345', { documentType: 'ID', documentNumber: 'AB12345' }],
  ] as const)('of %s, %s %s, is taken', (country, tipoDocumento, numeroDocumento, expected) => {
    expect(read(country, body(country, { tipoDocumento, numeroDocumento })).data?.person).toMatchObject(
      expected,
    );
  });

  test.each([
    ['PE', 'DNI', '1234567', 'numeroDocumento'],
    ['PE', 'DNI', '1234567a', 'numeroDocumento'],
    ['PE', 'RUC', '30123456789', 'numeroDocumento'],
    ['PE', 'RUT', '12345678', 'tipoDocumento'],
    ['CL', 'RUT', '12.345.678-4', 'numeroDocumento'],
    ['CL', 'RUT', '0.345.678-4', 'numeroDocumento'],
    ['CO', 'CC', '1234567', 'numeroDocumento'],
    ['INT', 'ID', 'ab1', 'numeroDocumento'],
  ] as const)('of %s, %s %s, is refused', (country, tipoDocumento, numeroDocumento, field) => {
    expect(Object.keys(errorsOf(country, body(country, { tipoDocumento, numeroDocumento })))).toEqual([
      `datosingresados.${field}`,
    ]);
  });
});

describe('a refusal', () => {
  test('names every field that is wrong at once', () =>
    expect(
      errorsOf('PE', {
        datosingresados: { nombre: '', email: 'maria@', telefono: '123', numeroDocumento: '1' },
        origin_url: 7,
        isInternalTraffic: 'sí',
      }),
    ).toEqual({
      'datosingresados.nombre': 'Campo requerido.',
      'datosingresados.email': 'Por favor, ingresa una dirección de correo electrónico válida.',
      'datosingresados.telefono': 'El teléfono está incompleto: incluye todos los dígitos.',
      'datosingresados.numeroDocumento': 'DNI no válido: 8 dígitos.',
      origin_url: 'Debe ser un texto.',
      isInternalTraffic: 'Debe ser verdadero o falso.',
    }));

  test.each([
    ['nombre', 'X'],
    ['nombre', 'María2'],
    ['nombre', '<b>'],
    ['nombre', 'a'.repeat(101)],
    ['apellidoPaterno', '123'],
    ['email', 'maria'],
    ['email', 'maria@correo'],
    ['email', `${'a'.repeat(65)}@correo.pe`],
    ['email', 'ma ria@correo.pe'],
    ['telefono', 'llámame'],
    ['telefono', '+51 999'],
    ['telefono', '1'.repeat(16)],
    ['mensaje', 'a'.repeat(2_001)],
    ['mensaje', 'nulo\u0000'],
    ['mensaje', 'medio \ud83d'],
    ['mensaje', 7],
    ['nombre', null],
  ])('of %s %j names that field', (field, value) =>
    expect(Object.keys(errorsOf('PE', body('PE', { [field]: value })))).toEqual([`datosingresados.${field}`]),
  );

  test.each([[null], [[]], ['x'], [7], [undefined]])('of a body that is %j says so', (input) =>
    expect(errorsOf('PE', input)).toEqual({ '': 'El cuerpo debe ser un objeto JSON.' }),
  );
});

const anyBody = fc.oneof(
  fc.anything(),
  fc.record(
    {
      datosingresados: fc.oneof(
        fc.anything(),
        fc.record(
          {
            nombre: fc.anything(),
            email: fc.anything(),
            telefono: fc.oneof(fc.anything(), fc.string({ unit: fc.constantFrom(...'+0123456789 -().') })),
            tipoDocumento: fc.anything(),
            numeroDocumento: fc.anything(),
            mensaje: fc.anything(),
          },
          { requiredKeys: [] },
        ),
      ),
      leadAttributionInfo: fc.anything(),
      originLead: fc.anything(),
      isInternalTraffic: fc.anything(),
    },
    { requiredKeys: [] },
  ),
);
const country = fc.constantFrom(...countryCodes);

describe('whatever is sent', () => {
  test('is taken or refused, never thrown at; and every refusal is in Spanish', () => {
    fc.assert(
      fc.property(country, anyBody, (code, input) => {
        const errors = Object.values(errorsOf(code, input));
        expect(errors.every((message) => !/invalid|expected|received|too /i.test(message))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  const name = fc.constantFrom('María', 'José  Luis', ' Ñ. O’Brien', "D'Angelo Pérez-Soto");
  const digits = (length: number) =>
    fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
      .map((list) => list.join(''));
  const typed = fc.record({
    nombre: name,
    apellidoPaterno: fc.option(name, { nil: undefined }),
    email: fc.constantFrom('A@B.pe', ' x.y+z@correo.example '),
    telefono: digits(10).map((number) => `+57 ${number}`),
    mensaje: fc.option(fc.string({ maxLength: 50 }), { nil: undefined }),
  });

  test('is normal once it was normalised: taken again it stays the same, and fits the event', () => {
    fc.assert(
      fc.property(country, typed, (code, datosingresados) => {
        const first = read(code, { datosingresados });
        if (!first.success) return fc.pre(false);
        const { firstName, paternalSurname, email, phone } = first.data.person;
        const again = read(code, {
          datosingresados: {
            nombre: firstName,
            apellidoPaterno: paternalSurname,
            email,
            telefono: phone,
            mensaje: first.data.message,
          },
        });
        expect(again.data).toEqual(first.data);
        lead.events['LeadReceived']!.schema.parse(first.data);
      }),
    );
  });
});
