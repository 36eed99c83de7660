import { describe, expect, test } from 'vitest';
import { type NamedField } from '../../schema/field.ts';
import { pastedCells, pastedRows, typedIn } from './pastedCells.ts';

const isOptional = false;
const columns: readonly NamedField[] = [
  { name: 'from', field: { kind: 'number', isOptional } },
  { name: 'to', field: { kind: 'number', isOptional } },
  { name: 'sex', field: { kind: 'choice', values: ['male', 'female'], isOptional: true } },
  { name: 'amount', field: { kind: 'amount', isOptional } },
];
const labels = ['Desde (años)', 'Hasta (años)', 'Sexo', 'Monto'];
const paste = (text: string, from = 0) =>
  pastedRows(pastedCells(text)!, columns.slice(from), labels.slice(from));

test.each(['18', '1,500.50', ' dos palabras ', '18\n'])('%j is one cell, and pasted as any text', (text) =>
  expect(pastedCells(text)).toBeUndefined(),
);

describe('cells that are pasted', () => {
  test('are rows and columns, and a line that is empty is none', () =>
    expect(pastedCells('0\t17\r\n18\t25\r\n\r\n')).toEqual([
      ['0', '17'],
      ['18', '25'],
    ]));
  test('are in quotes where they hold a line break, a tab or a quote', () => {
    expect(pastedCells('"Pug\nBoxer"\t18\r\n"dice ""no"""\t"a\tb"')).toEqual([
      ['Pug\nBoxer', '18'],
      ['dice "no"', 'a\tb'],
    ]);
    expect(pastedCells('"Pug\r\nBoxer"\r\n')).toEqual([['Pug\nBoxer']]);
  });
  test('may begin with a quote that nothing closes', () =>
    expect(pastedCells('"5 pulgadas\t3\n7" de alto\t4')).toEqual([
      ['"5 pulgadas', '3'],
      ['7" de alto', '4'],
    ]));
  test('fill the columns from where one is', () => {
    expect(paste('0\t17\tMujer\t99.90\n18\t25\tambos\t120')).toEqual({
      rows: [
        { from: '0', to: '17', sex: 'female', amount: '99.90' },
        { from: '18', to: '25', sex: '', amount: '120' },
      ],
      left: 0,
    });
    expect(paste('99.90\n120', 3).rows).toEqual([{ amount: '99.90' }, { amount: '120' }]);
  });
  test.each(['DESDE\tHasta', 'Edad mínima\tHasta', '"Desde\n(años)"\tTope'])(
    'may have %j as a first row',
    (head) => expect(paste(`${head}\n0\t17`).rows).toEqual([{ from: '0', to: '17' }]),
  );
  test('keep a first row that is none: what is wrong with it is for whoever pasted it to see', () => {
    expect(paste('monto\n120', 3).rows).toEqual([{ amount: '120' }]);
    expect(paste('sin tope\tilimitado\n0\t17').rows).toEqual([
      { from: 'sin tope', to: 'ilimitado' },
      { from: '0', to: '17' },
    ]);
    expect(paste('gratis\n120', 3).rows).toEqual([{ amount: 'gratis' }, { amount: '120' }]);
  });
  test('are counted where they have no place, or are none of the choices', () =>
    expect(paste('0\t17\tNo sé\t9\tde más')).toEqual({
      rows: [{ from: '0', to: '17', amount: '9' }],
      left: 2,
    }));
});

test.each([
  ['S/ 1,500.50', '1,500.50'],
  ['UF 1,508', '1,508'],
  ['18 años', '18'],
  ['gratis', 'gratis'],
  ['18 a 25', '18 a 25'],
  ['S/. 99', '99'],
  ['-5', '-5'],
  ['S/ -5', 'S/ -5'],
  ['−5', '−5'],
  ['5-', '5-'],
  ['(12)', '(12)'],
  ['(S/ 12)', '(S/ 12)'],
  ['.5', '.5'],
  ['2 (por persona)', '2'],
  ['99 soles al mes', '99'],
  ['80%', '80'],
  ['$1.500', '1.500'],
  ['5 mil', '5 mil'],
  ['5 (mil)', '5 (mil)'],
  ['5k', '5k'],
  ['1,5 MM', '1,5 MM'],
  ['2 millones de pesos', '2 millones de pesos'],
  ['5 y medio', '5 y medio'],
  ['más de 65', 'más de 65'],
  ['< 18', '< 18'],
  ['18 meses', '18 meses'],
  ['', ''],
])('%s in a column of numbers is %s', (cell, typed) => expect(typedIn(columns[3]!, cell)).toBe(typed));

test.each(['Pug, Boxer', 'Pug\nBoxer'])('several texts in one cell, such as %j, are told apart', (cell) =>
  expect(
    typedIn({ name: 'breeds', field: { kind: 'texts', isLong: false, isNumeric: false, isOptional } }, cell),
  ).toBe('Pug\nBoxer'),
);
test('one text in a cell is one line', () =>
  expect(typedIn({ name: 'name', field: { kind: 'text', isLong: false, isOptional } }, 'Nivel I\ny II')).toBe(
    'Nivel I y II',
  ));
