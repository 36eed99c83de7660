import { importSources, type ImportSourceName } from '@cotejo/core/catalogue-import';
import { readImport } from '@cotejo/core/catalogue-import/server';
import { describe, expect, test } from 'vitest';
import { csv, json } from '../../../../core/src/catalogue-import/testing/rows.ts';
import { csvOf } from '../../kit/files/csv.ts';
import { templateOf } from './templates.ts';

const uf = { table: 'exchange.UF-CLP', said: { from: '2026-03-02', rows: { value: '39214.8' } } };
const brought: Readonly<Record<ImportSourceName, object>> = {
  isapre: { code: 'EJEMPLO-1', offered: { price: { base: 11_600 } } },
  renipress: { calledElse: 'Clínica de Ejemplo S.A.C.', given: { registerCode: '00012345' } },
  clinicas: { given: { displayName: 'Clínica de Ejemplo', places: [{ lat: -33.4263 }] } },
  productos: { code: 'EjemploSalud1', offered: { price: { kind: 'fixed', amount: 9_990 } } },
  tablas: uf,
};
const ofEach = importSources.flatMap(({ name, countries, columns }) =>
  countries.map((country) => ({ name, country, columns })),
);

describe.each(ofEach)('the template of $name in $country', ({ name, country, columns }) => {
  const { text } = templateOf(name, country);
  const reading = readImport(name, country, text.startsWith('[') ? json(JSON.parse(text)) : csv(text));
  test('is read as it stands', async () => {
    const read = await reading;
    expect(read.unread).toEqual([]);
    expect(read.brings.length).toBeGreaterThan(0);
    if (country === 'CL' || name === 'renipress') expect(read.brings[0]).toMatchObject(brought[name]);
  });
  test('has every column that is told, and no other', async () => {
    expect((await reading).ignored).toEqual([]);
    for (const column of columns) expect(text).toContain(column.name);
  });
});

test('a product of the template belongs to whom the catalogue has', () => {
  const { text } = templateOf('productos', 'PE', { organizationId: 7, insuranceTypeId: 9 });
  const [product] = JSON.parse(text) as { content: { identity: object } }[];
  expect(product!.content.identity).toMatchObject({ organizationId: 7, insuranceTypeId: 9 });
});

test('what a spreadsheet would run stays a text', () =>
  expect(csvOf([['=1+1', '-12.05', 'a;b', 'di "hola"']])).toBe(
    '\uFEFF\'=1+1;-12.05;"a;b";"di ""hola"""\r\n',
  ));
