import { describe, expect, test } from 'vitest';
import { type RowLine } from '../run/line.ts';
import { calledOf, errorsOf, kindOf, pageOfRow } from './rowWords.ts';

const row = (rest: Partial<RowLine>): RowLine => ({
  type: 'row',
  row: 2,
  is: 'product',
  outcome: 'created',
  ...rest,
});

describe('a row', () => {
  test('of a product is called by its name and its code, others by their name, what can’t be read by its key', () => {
    expect(calledOf(row({ id: 'A-1', name: 'Plan Uno' }))).toBe('Plan Uno · A-1');
    expect(calledOf(row({ is: 'clinic', id: '123', name: 'Clínica Uno' }))).toBe('Clínica Uno');
    expect(calledOf(row({ is: 'row', id: 'A-1' }))).toBe('A-1');
  });
  test('that can’t be read is one of what its file brings', () => {
    expect(kindOf(row({ is: 'row' }), 'renipress')).toBe('clinic');
    expect(kindOf(row({ is: 'row' }), 'isapre')).toBe('product');
    expect(kindOf(row({ is: 'term' }), 'isapre')).toBe('term');
  });
  test('leads to its page as soon as there is one', () => {
    expect(pageOfRow(row({ id: 'A-1' }), false)).toBe('/products/A-1/show');
    expect(pageOfRow(row({ id: 'A-1' }), true)).toBeUndefined();
    expect(pageOfRow(row({ is: 'clinic', id: '7', outcome: 'changed' }), true)).toBe(
      '/coverage-organizations/7/show',
    );
    expect(pageOfRow(row({ id: 'A-1', outcome: 'refused' }), false)).toBeUndefined();
    expect(pageOfRow(row({ is: 'row', id: 'A-1', outcome: 'refused' }), false)).toBeUndefined();
  });
  test('is refused by its columns, or by what the console calls what is within one', () => {
    const errors = {
      baseUf: 'Debe ser un número.',
      'hosp.cl-uno': 'Debe ser de 0 a 100.',
      row: 'Otra persona lo cambió.',
    };
    expect(errorsOf(row({ errors }), 'isapre')).toEqual([
      { field: 'baseUf', message: 'Debe ser un número.' },
      { field: 'hosp.cl-uno', message: 'Debe ser de 0 a 100.' },
      { message: 'Otra persona lo cambió.' },
    ]);
    const within = {
      'content.identity.path': 'Campo requerido.',
      'identity.organizationId': 'No existe.',
      price: 'No.',
    };
    expect(errorsOf(row({ errors: within }), 'productos').map(({ field }) => field)).toEqual([
      'Identidad › Ruta en el sitio',
      'Identidad › Organización',
      'price',
    ]);
    const ofTable = { 'fila 7, valor': 'Revísalo.', 'valores.uf.colmena': 'Es demasiado.' };
    expect(errorsOf(row({ is: 'tableDay', errors: ofTable }), 'tablas').map(({ field }) => field)).toEqual([
      'fila 7, valor',
      'valores.uf.colmena',
    ]);
  });
});
