import { turnsDuring } from '../../../../core/src/kit/yielding/testing/turns-during.ts';
import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { receive } from '../bodies/received-file.ts';
import { readTable, readWholeTable } from './read-table.ts';
import { refusalOf } from './testing/read.ts';
import { workbook } from './testing/workbook.ts';

/** A thread begins by compiling itself. */
vi.setConfig({ testTimeout: 300_000 });

const options = { country: 'CL', bounds: { mostRows: 50_000, largestPart: 128 * 2 ** 20 } } as const;

test('a table is read in a thread of its own: what it is, its rows, and what is wrong with it', async () => {
  const { about, rows } = await readWholeTable(workbook([['a'], ['x'], [7]]), options);
  expect(about).toEqual({ sheet: 'Planes', sheets: ['Planes'], headingRow: 1, headings: ['a'], notes: [] });
  expect(rows).toEqual([
    { row: 2, values: { a: 'x' } },
    { row: 3, values: { a: 7 } },
  ]);
  expect(await refusalOf(readWholeTable(Buffer.from('a\n"1'), options))).toMatch(/^En la fila 2/);
});

test('a table has no marks that turn the direction of a text', async () => {
  const { about, rows } = await readWholeTable(
    Buffer.from('a;nom\u202ebre\n1;pago\u202efdp.exe شركة'),
    options,
  );
  expect(about.headings).toEqual(['a', 'nombre']);
  expect(rows[0]!.values).toEqual({ a: '1', nombre: 'pagofdp.exe شركة' });
});

test('who takes some rows only need not take the others', async () => {
  const file = Buffer.from(`a\n${'1\n'.repeat(10_000)}`);
  for await (const { row } of readTable(file, options)) if (row === 500) return expect(row).toBe(500);
});

test('who works long on each row leaves everybody else a turn before the next', async () => {
  const turnsBefore: number[] = [];
  await turnsDuring(20, async (turns) => {
    for await (const _ of readTable(Buffer.from(`a\n${'1\n'.repeat(150)}`), options))
      turnsBefore.push(turns());
  });
  // All of them come in one portion: nobody waits for the thread in between.
  expect(turnsBefore.map((turns) => turns - turnsBefore[0]!)).toEqual(turnsBefore.map((_, at) => at));
});

test('of the first rows alone a thread reads no more, and says how far it read', async () => {
  const file = Buffer.from(`a\n${'1\n'.repeat(500_000)}`);
  const rows = readTable(file, { ...options, firstRows: 3, isUnheaded: true });
  const read: unknown[] = [];
  let next = await rows.next();
  for (; !next.done; next = await rows.next()) read.push(next.value);
  expect(read).toHaveLength(3);
  expect(next.value).toBeLessThan(200_000);
});

test('what takes longer than it may is given up', async () => {
  const rows = readTable(Buffer.from('a\n1'), options, undefined, { timeout: 1 });
  expect(await refusalOf(rows.next())).toBe(
    'Leer el archivo tarda más de 0.001 segundos. Pártelo en varios.',
  );
});

const onDisk = (text: string) =>
  receive(Readable.from([Buffer.from(text)]), {
    most: 1_000_000,
    within: 10_000,
    isGone: new AbortController().signal,
  });

test('who leaves off in the midst of a file gives the thread back when the file is gone', async () => {
  for (let files = 0; files < 4; files += 1) {
    const file = await onDisk(`a\n${'1\n'.repeat(10_000)}`);
    expect(await readTable(file, options).next()).toMatchObject({ value: { row: 2, values: { a: '1' } } });
    await file.close();
  }
});

test('visitors wait for each other, and nobody of the staff for them', async () => {
  const [first, second] = [await onDisk('a\n1'), await onDisk('a\n2')];
  const held = readTable(first, options, undefined, { by: 'visitors' });
  await held.next();
  let hasRead = false;
  const waiting = readTable(second, options, undefined, { by: 'visitors' })
    .next()
    .then(() => (hasRead = true));
  expect((await readWholeTable(Buffer.from('a\n3'), options)).rows).toHaveLength(1);
  expect(hasRead).toBe(false);
  await first.close();
  await waiting;
  await second.close();
});

test('a file whose sender left while it waited takes no thread', async () => {
  for (let files = 0; files < 4; files += 1) {
    const file = await onDisk('a\n1');
    await file.close();
    await refusalOf(readTable(file, options).next());
  }
  expect((await readWholeTable(Buffer.from('a\n3'), options)).rows).toHaveLength(1);
});
