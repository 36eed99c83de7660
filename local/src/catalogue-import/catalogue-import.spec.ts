import { expect, test } from 'vitest';
import { readOptions } from './options.ts';
import { reportLines } from './report.ts';

const args = ['--country', 'CL', '--source', 'isapre', 'planes.xlsx'];

test('goes to this machine as the demo’s manager, unless somebody says otherwise', () => {
  expect(readOptions(args, {})).toEqual({
    country: 'CL',
    source: 'isapre',
    file: 'planes.xlsx',
    dryRun: false,
    all: false,
    origin: 'http://localhost:8080',
    login: { email: 'gerente@demo.test', password: 'Demo#2026' },
  });
  const elsewhere = { COTEJO_ORIGIN: 'https://cl.cotejo.example', COTEJO_TOKEN: 'abc' };
  expect(readOptions([...args, '--dry-run'], elsewhere)).toMatchObject({
    dryRun: true,
    login: { token: 'abc' },
  });
});

test('sends the demo’s password nowhere else', () =>
  expect(() => readOptions(args, { COTEJO_ORIGIN: 'https://cotejo.example' })).toThrow(
    'Nobody to log in as.',
  ));

test.each([[['--country', 'CL', 'x']], [args.slice(0, 4)], [[...args, 'otro.csv']], [[...args, '--nope']]])(
  'says how it is used when it is told %j',
  (given) => expect(() => readOptions(given, {})).toThrow('Usage: npm run catalogue:import'),
);

test('tells what differs, and nothing of what stays as it is', () => {
  const row = { type: 'row', row: 2, is: 'product', id: 'A-1' } as const;
  const differences = [{ section: 'price', field: 'base', before: 11_600, after: 12_000 }];
  expect(reportLines({ ...row, outcome: 'changed', differences, differenceCount: 5 }, false)).toEqual([
    '~ cambia    fila 2  A-1',
    '    price.base: 11600 → 12000',
    '    y 4 diferencias más',
  ]);
  expect(reportLines({ ...row, outcome: 'changed', differences, differenceCount: 2 }, false).at(-1)).toBe(
    '    y 1 diferencia más',
  );
  expect(reportLines({ ...row, outcome: 'unchanged' }, false)).toEqual([]);
  expect(reportLines({ ...row, outcome: 'unchanged' }, true)).toEqual(['= igual     fila 2  A-1']);
  expect(reportLines({ ...row, outcome: 'refused', errors: { code: 'Está repetido.' } }, false)).toEqual([
    '! rechazado fila 2  A-1',
    '    code: Está repetido.',
  ]);
});

test('says how much there is to do, one as one', () => {
  const started = { type: 'started' as const, ignored: [], dryRun: false };
  const first = (total: number, needed: number) => reportLines({ ...started, total, needed }, false);
  expect(first(9, 1)).toEqual(['9 filas, que nombran 1 registro más.']);
  expect(first(1, 0)).toEqual(['1 fila, que nombra 0 registros más.']);
});
