import { importSources, type ImportSourceName } from '@cotejo/core/catalogue';
import { readImport } from '@cotejo/core/catalogue-import';
import { describe, expect, test } from 'vitest';
import { csvOf } from './csv.ts';
import { templates } from './templates.ts';

const brought: Readonly<Record<ImportSourceName, object>> = {
  isapre: { code: 'EJEMPLO-1', offered: { price: { base: 11_600 } } },
  renipress: { given: { displayName: 'Clínica de Ejemplo S.A.C.', registerCode: '00012345' } },
  clinicas: { given: { displayName: 'Clínica de Ejemplo', places: [{ lat: -33.4263 }] } },
  productos: { code: 'EjemploSalud1', offered: { price: { kind: 'fixed', amount: 9_990 } } },
};

describe.each(importSources)('the template of $name', ({ name, countries, columns }) => {
  const read = readImport(name, countries[0]!, Buffer.from(templates[name].text));
  test('is read as it stands', () => {
    expect(read.unread).toEqual([]);
    expect(read.brings).toMatchObject([brought[name]]);
  });
  test('has every column that is told, and no other', () => {
    expect(read.ignored).toEqual([]);
    const text = templates[name].text;
    for (const column of columns) expect(text).toContain(column.name);
  });
});

test('what a spreadsheet would run stays a text', () =>
  expect(csvOf([['=1+1', '-12.05', 'a;b', 'di "hola"']])).toBe(
    '\uFEFF\'=1+1;-12.05;"a;b";"di ""hola"""\r\n',
  ));
