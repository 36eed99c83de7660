import { describe, expect, test } from 'vitest';
import { datedTableKinds } from '@cotejo/core/dated-tables';
import { fromForm, toForm, type Values } from '../schema/values.ts';
import { csv } from '../../../../core/src/catalogue-import/testing/rows.ts';
import { csvOf } from '../../kit/files/csv.ts';
import { rowsField } from './datedTable.ts';
import { type FilePart, filePart, readTable as read, type SentTable, tableCells } from './tableFile.ts';

const partOf = (id: string) => filePart(rowsField(id))!;
/** As the server reads such a file. */
const sent = (text: string): SentTable => {
  const { rows } = csv(text);
  const [first = ''] = text.replace('\uFEFF', '').split(/\r?\n/, 1);
  return { headings: first.split(/[;,]/), rows };
};
const readTable = (part: FilePart, text: string) => read(part, sent(text), 'CL');
const inForm = (id: string, rows: object) =>
  toForm(rowsField(id), rows, 'CL') as Readonly<Record<string, Values[]>>;

describe('a table from a file', () => {
  test('has a row for each isapre, with a comma or a point before the fraction', () => {
    const read = readTable(partOf('gesPremiums'), 'Nombre;Valor\nConsalud;0,734\nColmena;1.1\n');
    const form = { uf: 'members' in read ? read.members : [] };
    expect(fromForm(rowsField('gesPremiums'), form, 'CL')).toEqual({
      uf: { Consalud: '0.734', Colmena: '1.1' },
    });
  });
  test('may have its columns in any order, and more of them', () => {
    const read = readTable(partOf('gesPremiums'), 'nota,VALOR,nombre\nx,0.5,Consalud\n');
    expect(read).toEqual({ members: [{ key: 'Consalud', value: '0.5' }] });
  });
  test('says which columns it lacks', () =>
    expect(readTable(partOf('gesPremiums'), 'Isapre;Prima\nConsalud;1')).toEqual({
      missing: ['Nombre', 'Valor'],
    }));
  test('of nothing has no members', () =>
    expect(readTable(partOf('gesPremiums'), 'Nombre;Valor\n')).toEqual({ members: [] }));

  test('of a workbook has numbers, which are written as in the country', () => {
    const rows = [{ row: 2, values: { Nombre: 'Consalud', Valor: 1.125 } }];
    expect(read(partOf('gesPremiums'), { headings: ['Nombre', 'Valor'], rows }, 'CL')).toEqual({
      members: [{ key: 'Consalud', value: '1,125' }],
    });
  });
  test('tells the first row that can’t be read, and nothing of columns that are not asked for', () => {
    const told = (errors: Readonly<Record<string, string>>) =>
      read(
        partOf('gesPremiums'),
        { headings: ['Nombre', 'Valor', 'Nota'], rows: [{ row: 7, values: {}, errors }] },
        'CL',
      );
    expect(told({ Valor: 'mal' })).toEqual({ row: 7, error: 'mal' });
    expect(told({ row: 'mal' })).toEqual({ row: 7, error: 'mal' });
    expect(told({ Nota: 'mal' })).toHaveProperty('members');
  });

  test.each([
    ['gesPremiums', { uf: { Consalud: '0.734', 'Cruz Blanca': '1.125' } }],
    ['sctrRates', { levels: { I: { health: '0.53', pension: '0.41' }, II: { health: '1', pension: '2' } } }],
    ['breedGroups', { groupOf: { 'pit bull; cruce': 'C' } }],
    [
      'leadPrices.CL',
      { prices: { SALUD: { amount: 12_150, unit: 'UF' }, DENTAL: { amount: 9_900, unit: 'CLP' } } },
    ],
    [
      'riskFactors',
      {
        bands: [
          { from: 0, below: 20, policyholder: '0.6', dependant: '0.6' },
          { from: 65, below: null, policyholder: '2.4', dependant: '2.2' },
        ],
      },
    ],
  ])('of %s comes back as what holds was taken out', (id, rows) => {
    const part = partOf(id);
    const read = readTable(part, csvOf(tableCells(part, inForm(id, rows)[part.name]!)));
    const back = fromForm(rowsField(id), { [part.name]: 'members' in read ? read.members : [] }, 'CL');
    const plain = JSON.parse(JSON.stringify(rows).replace(',"below":null', '')) as object;
    expect(back).toEqual(plain);
  });
});

test('tables of one value, and those with more within them, have no file', () => {
  const without = datedTableKinds.filter(({ name }) => filePart(rowsField(name)) === undefined);
  expect(new Set(without.map(({ table }) => table))).toEqual(
    new Set(['exchange', 'taxes', 'epsCredit', 'chileanContribution', 'usageScenarios']),
  );
});
