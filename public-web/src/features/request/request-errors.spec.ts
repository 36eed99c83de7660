import { describe, expect, test } from 'vitest';
import { errorLines, formErrors, requestErrors } from './request-errors.ts';
import { enteredData, keyOf, type RequestValues, valuesOf } from './request-values.ts';

const rosa: RequestValues = {
  nombre: 'Rosa',
  apellidoPaterno: '',
  apellidoMaterno: '',
  email: 'rosa@correo.test',
  telefono: '987 654 321',
  tipoDocumento: 'DNI',
  numeroDocumento: '',
  mensaje: '',
  razonSocial: '',
  trabajadores: '',
};

describe('a request', () => {
  test('needs a name, an e-mail and a phone, and no more', () => {
    expect(requestErrors(rosa, 'PE')).toEqual({});
    const empty = valuesOf(new FormData());
    expect(Object.keys(requestErrors(empty, 'PE')).sort()).toEqual(['email', 'nombre', 'telefono']);
  });

  test('is checked by the rules of its country', () => {
    const withRut = { ...rosa, tipoDocumento: 'RUT', numeroDocumento: '12.345.678-9' };
    expect(requestErrors(withRut, 'CL')).toEqual({
      numeroDocumento: 'RUT no válido: revisa el dígito verificador.',
    });
    expect(requestErrors({ ...withRut, numeroDocumento: '12.345.678-5' }, 'CL')).toEqual({});
  });

  test('is sent without the fields that stayed empty', () =>
    expect(enteredData(rosa)).toEqual({
      nombre: 'Rosa',
      email: 'rosa@correo.test',
      telefono: '987 654 321',
      tipoDocumento: 'DNI',
    }));
});

describe('the summary of what is wrong', () => {
  test('follows the order of the form', () =>
    expect(errorLines({ telefono: 'B.', nombre: 'A.' })).toEqual([
      { field: 'nombre', text: 'Nombre: A.' },
      { field: 'telefono', text: 'Teléfono: B.' },
    ]));

  test('names a wrong document once, by what it is', () =>
    expect(
      errorLines(requestErrors({ ...rosa, tipoDocumento: 'RUC', numeroDocumento: '12345678901' }, 'PE')),
    ).toEqual([
      {
        field: 'numeroDocumento',
        text: 'RUC no válido: 11 dígitos que empiezan con 10, 15, 16, 17 o 20.',
      },
    ]));

  test.each([
    ['numeroDocumento', 'RUT muy corto: son 8 caracteres.', 'RUT muy corto: son 8 caracteres.'],
    ['numeroDocumento', 'Muy largo.', 'Número de documento: Muy largo.'],
    ['telefono', 'Número no válido.', 'Teléfono: Número no válido.'],
  ] as const)('leaves out the question of %s where its message names the document', (field, message, text) =>
    expect(errorLines({ [field]: message })).toEqual([{ field, text }]),
  );

  test('begins with what is about the request as a whole', () =>
    expect(errorLines(formErrors({ origin_url: 'Muy largo.', 'datosingresados.email': 'X.' }))).toEqual([
      { text: 'Muy largo.' },
      { field: 'email', text: 'Correo electrónico: X.' },
    ]));
});

describe('the key of a form', () => {
  const form = (key: string | File) => {
    const data = new FormData();
    data.set('clave', key);
    return data;
  };
  test('is a uuid', () =>
    expect(keyOf(form('6F1A22B0-7f5c-4d7e-9a53-0d6b1c2d3e4f'))).toBe('6f1a22b0-7f5c-4d7e-9a53-0d6b1c2d3e4f'));
  test.each(['', 'x', new File(['x'], 'x.txt')])('is none where %j came', (key) =>
    expect(keyOf(form(key))).toBe(''),
  );
});
