/** An exported lead as a spreadsheet reads it. */
import { existsSync, readFileSync } from 'node:fs';
import { type CellObject, read } from '@e965/xlsx';
import { type LeadListRow } from '@cotejo/core/lead-records';
import { describe, expect, test } from 'vitest';
import { csvWriter } from '../../kit/spreadsheet/csv.ts';
import { type TableWriter } from '../../kit/spreadsheet/cell.ts';
import { xlsxWriter } from '../../kit/spreadsheet/xlsx.ts';
import { leadColumns } from './lead-columns.ts';

type Told = Pick<LeadListRow, 'quotedPrice' | 'documentNumber' | 'phone'>;
const columns = leadColumns.filter(({ field }) =>
  ['productCode', 'documentNumber', 'phone', 'quotedPrice'].includes(field),
);
const labels = columns.map(({ label }) => label);
const fileOf = async (writer: TableWriter, told: Partial<Told>): Promise<Buffer> => {
  const row = { productCode: 'PRUEBA-1', quotedPrice: null, documentNumber: null, phone: null, ...told };
  const cells = columns.map(({ cell }) => cell(row as LeadListRow));
  return Buffer.concat([await writer.begin(), await writer.rows([cells]), await writer.end()]);
};
const csvOf = async (told: Partial<Told>): Promise<string> =>
  (await fileOf(csvWriter(['', ...labels]), told)).toString().split('\r\n')[1]!;
const cellOf = async (label: string, told: Partial<Told>) => {
  const book = read(await fileOf(xlsxWriter('a', labels), told), { cellNF: true });
  return book.Sheets.a![`${'ABCDEFGH'[labels.indexOf(label)]!}2`] as CellObject;
};

/** Document and phone as a spreadsheet takes them from CSV. */
const readBack = async (told: Partial<Told>) => {
  const csv = (await fileOf(csvWriter(labels), told)).toString();
  const [sheet] = Object.values(read(csv.slice(1), { type: 'string', FS: ';' }).Sheets);
  return [sheet!.A2, sheet!.B2].map((cell: CellObject) => cell.v);
};

test.each([
  ['1.508', 'UF', '1,508', { t: 'n', v: 1.508, z: '#,##0.000' }],
  ['39214', 'CLP', '39214', { t: 'n', v: 39_214, z: '#,##0' }],
  ['192.40', 'PEN', '192,40', { t: 'n', v: 192.4, z: '#,##0.00' }],
  ['unos 30', 'UF', 'unos 30', { t: 's', v: 'unos 30' }],
])('the price %s %s is %s in CSV and a number in a workbook', async (amount, unit, csv, cell) => {
  const told = { quotedPrice: { amount, unit } };
  expect(await csvOf(told)).toContain(`;${csv};${unit};`);
  expect(await cellOf('Precio cotizado', told)).toMatchObject(cell);
});

test('documents and phones keep their digits', async () => {
  const told = { documentNumber: '01234567', phone: '+51987654320' };
  expect(await readBack(told)).toEqual(['01234567', '+51987654320']);
  expect(await cellOf('Número de documento', told)).toMatchObject({ t: 's', v: '01234567', z: '@' });
});

const inputs = new URL('../../../../../shared/faults/inputs/', import.meta.url);
describe.skipIf(!existsSync(inputs))('the reported inputs of ../shared/faults', () => {
  const input = <Input>(name: string) => JSON.parse(readFileSync(new URL(name, inputs), 'utf8')) as Input;
  test('precio-en-exportacion.json', async () => {
    type Request = { precio: number; unit: string };
    const { request, right } = input<{ request: Request; right: { csv: string; xlsx: object } }>(
      'precio-en-exportacion.json',
    );
    const told = { quotedPrice: { amount: String(request.precio), unit: request.unit } };
    expect(await csvOf(told)).toContain(`;${right.csv};`);
    expect(await cellOf('Precio cotizado', told)).toMatchObject(right.xlsx);
  });
  test('exportacion-csv.json', async () => {
    const { documentNumber, phone, right } = input<{
      documentNumber: string;
      phone: string;
      right: string[];
    }>('exportacion-csv.json');
    expect(await readBack({ documentNumber, phone })).toEqual(right);
  });
});
