import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CountryCode } from '../kit/country/index.ts';
import { documentTypesOf } from '../reference/document-types.ts';
import { documentOf, optionalDocumentNumber } from './documents.ts';
import { formatDocument } from './format-document.ts';
import { fieldErrors } from '../kit/validation/index.ts';

const read = (country: CountryCode, tipoDocumento: string | undefined, numeroDocumento: string) =>
  documentOf(country).safeParse({ tipoDocumento, numeroDocumento });

describe('a document of Colombia', () => {
  test.each([
    ['CC', 'CC'],
    ['c.c.', 'CC'],
    ['C. C.', 'CC'],
    ['Cédula', 'CC'],
    ['cedula de ciudadania', 'CC'],
    ['CÉDULA CIUDADANÍA', 'CC'],
    ['C.E.', 'CE'],
    ['cédula de extranjería', 'CE'],
    ['Cedula extranjeria', 'CE'],
    ['N.I.T.', 'NIT'],
    ['Nit', 'NIT'],
    ['Número de Identificación Tributaria', 'NIT'],
  ])('written «%s» is %s', (written, code) =>
    expect(read('CO', written, '9001234568').data).toEqual({
      documentType: code,
      documentNumber: '9001234568',
    }),
  );

  test.each(['', '   ', undefined])('without a type, %j, is the one that most people have', (written) =>
    expect(read('CO', written, '10203040').data).toMatchObject({ documentType: 'CC' }),
  );

  test.each(['TI', 'pasaporte', '...', 'C', 'RUT', '__proto__'])('has no type «%s»', (written) =>
    expect(fieldErrors(read('CO', written, '1020304050').error!)).toEqual({
      tipoDocumento: 'Elige uno de: CC, CE, NIT.',
    }),
  );
});

describe('a number', () => {
  test.each<[CountryCode, string, string]>([
    ['PE', 'DNI', '12345678'],
    ['PE', 'DNI', '123456789'],
    ['PE', 'RUC', '10123456781'],
    ['PE', 'RUC', '15123456782'],
    ['PE', 'RUC', '16123456789'],
    ['PE', 'RUC', '17123456785'],
    ['PE', 'RUC', '20123456786'],
    ['PE', 'carné de extranjería', '000123456'],
    ['CL', 'RUT', '12.345.678-5'],
    ['CL', 'RUT', '12.345.678−5'],
    ['CL', 'RUT', '12.345.678–5\u200b'],
    ['CL', 'RUT', '12 345 678\u00a0‑ 5'],
    ['PE', 'DNI', '１２３４５６７８'],
    ['CO', 'CC', '1,020,304,050'],
    ['CO', 'CC', '12345678'],
    ['CO', 'NIT', '900.123.456-8'],
    ['INT', 'ID', 'ab-123'],
    ['INT', 'ID', 'ABCDEF123456'],
  ])('of %s, %s %s, is taken', (country, type, number) =>
    expect(read(country, type, number).success).toBe(true),
  );

  test.each<[CountryCode, string, string]>([
    ['PE', 'DNI', '1234567'],
    ['PE', 'DNI', '1234567890'],
    ['PE', 'RUC', '11123456789'],
    ['PE', 'RUC', '2012345678'],
    ['PE', 'RUC', '20123456789'],
    ['CO', 'NIT', '900.123.456-9'],
    ['PE', 'RUC', '201234567890'],
    ['PE', 'CE', '1234567890123'],
    ['CL', 'RUT', '12.345.678-4'],
    ['CL', 'RUT', '1.234-5'],
    ['CO', 'CC', '1234567'],
    ['CO', 'CE', '1234567890123'],
    ['CO', 'NIT', '90012345A'],
    ['INT', 'ID', 'AB12'],
    ['INT', 'ID', 'ABCDEF1234567'],
    ['INT', 'ID', 'ñandú'],
  ])('of %s, %s %s, is refused by its own field', (country, type, number) =>
    expect(Object.keys(fieldErrors(read(country, type, number).error!))).toEqual(['numeroDocumento']),
  );

  test('that is refused carries the spec’s error key', () => {
    const keyOf = (country: CountryCode, type: string, number: string) => {
      const [issue] = read(country, type, number).error!.issues;
      return issue?.code === 'custom' ? (issue.params?.['key'] as unknown) : undefined;
    };
    expect(keyOf('PE', 'DNI', '12')).toBe('dniPattern');
    expect(keyOf('CL', 'RUT', '12345678-4')).toBe('invalidRut');
    expect(keyOf('PE', 'RUC', '12')).toBeUndefined();
  });
});

test.each(['12345-5', '1.234-5', '123456', '12.345-k'])('the RUT %s is told to be too short', (typed) => {
  const { issues } = read('CL', 'RUT', typed).error!;
  expect(issues[0]?.message).toBe('RUT muy corto: son 7 caracteres como mínimo, con el dígito verificador.');
  expect(issues[0]).toMatchObject({ params: { key: 'invalidRut' } });
});

describe('a document that can be any of the country’s', () => {
  test.each<[CountryCode, string, string]>([
    ['PE', '12345678', '12345678'],
    ['PE', '20123456789', '20123456789'],
    ['CL', '12.345.678-5', '123456785'],
  ])('of %s, %s, is kept bare', (country, typed, kept) =>
    expect(optionalDocumentNumber(country).parse(typed)).toBe(kept),
  );
  test.each<[CountryCode, string]>([
    ['PE', '123'],
    ['CL', '12.345.678-4'],
  ])('of %s, %s, is refused', (country, typed) =>
    expect(optionalDocumentNumber(country).safeParse(typed).success).toBe(false),
  );
  test('may be left out', () => expect(optionalDocumentNumber('PE').parse(' ')).toBeUndefined());
});

describe('a document is shown', () => {
  test.each<[CountryCode, string | null, string, string]>([
    ['CL', 'RUT', '123456785', '12.345.678-5'],
    ['CL', 'RUT', '10000013K', '10.000.013-K'],
    ['CO', 'CC', '1020304050', '1.020.304.050'],
    ['CO', 'CE', '12345678', '12.345.678'],
    ['CO', 'NIT', '9001234567', '900.123.456-7'],
    ['CO', 'NIT', '900123456', '900.123.456'],
    ['PE', 'DNI', '12345678', '12345678'],
    ['PE', 'CE', '001234567', '001234567'],
    ['PE', 'RUC', '20123456789', '20123456789'],
    ['INT', 'ID', 'AB12345', 'AB12345'],
    ['PE', null, '12345678', '12345678'],
    ['PE', 'toString', '12345678', '12345678'],
  ])('in %s a %s %s as %s', (country, type, number, shown) =>
    expect(formatDocument(country, type, number)).toBe(shown),
  );

  const number = fc.array(fc.constantFrom(...'0123456789'), { minLength: 8, maxLength: 12 });
  test('so that typing what is shown gives what was stored', () => {
    fc.assert(
      fc.property(fc.constantFrom('PE', 'CL', 'CO', 'INT'), fc.nat(2), number, (country, which, digits) => {
        const types = documentTypesOf(country);
        const type = types[which % types.length]!;
        const stored = read(country, type.code, digits.join('')).data;
        if (!stored?.documentNumber) return fc.pre(false);
        const shown = formatDocument(country, stored.documentType, stored.documentNumber);
        expect(read(country, type.code, shown).data).toEqual(stored);
      }),
    );
  });
});
