import { turnsDuring } from '../../../../core/src/kit/yielding/testing/turns-during.ts';
import { describe, expect, test, vi } from 'vitest';
import { readTable, readWholeTable } from './read-table.ts';
import { onDisk } from './testing/on-disk.ts';
import { refusalOf } from './testing/read.ts';
import { workbook } from './testing/workbook.ts';

/** A process begins by compiling what it runs. */
vi.setConfig({ testTimeout: 300_000 });

const options = { country: 'CL', bounds: { mostRows: 50_000, largestPart: 128 * 2 ** 20 } } as const;

test('a table is read in a process of its own: what it is, its rows, and what is wrong with it', async () => {
  const { about, rows } = await readWholeTable(await onDisk(workbook([['a'], ['x'], [7]])), options);
  expect(about).toEqual({ sheet: 'Planes', sheets: ['Planes'], headingRow: 1, headings: ['a'], notes: [] });
  expect(rows).toEqual([
    { row: 2, values: { a: 'x' } },
    { row: 3, values: { a: 7 } },
  ]);
  expect(await refusalOf(readWholeTable(await onDisk('a\n"1'), options))).toMatch(/^En la fila 2/);
});

test('a table has no marks that turn the direction of a text', async () => {
  const { about, rows } = await readWholeTable(
    await onDisk('a;nom\u202ebre\n1;pago\u202efdp.exe شركة'),
    options,
  );
  expect(about.headings).toEqual(['a', 'nombre']);
  expect(rows[0]!.values).toEqual({ a: '1', nombre: 'pagofdp.exe شركة' });
});

test('who takes some rows only need not take the others', async () => {
  const file = await onDisk(`a\n${'1\n'.repeat(10_000)}`);
  for await (const { row } of readTable(file, options)) if (row === 500) return expect(row).toBe(500);
});

test('who works long on each row leaves everybody else a turn before the next', async () => {
  const turnsBefore: number[] = [];
  await turnsDuring(20, async (turns) => {
    for await (const _ of readTable(await onDisk(`a\n${'1\n'.repeat(150)}`), options))
      turnsBefore.push(turns());
  });
  // All of them come in one portion: nobody waits for the process in between.
  expect(turnsBefore.map((turns) => turns - turnsBefore[0]!)).toEqual(turnsBefore.map((_, at) => at));
});

test('who leaves off in the midst of a file gives the process back when the file is gone', async () => {
  for (let files = 0; files < 4; files += 1) {
    const file = await onDisk(`a\n${'1\n'.repeat(10_000)}`);
    expect(await readTable(file, options).next()).toMatchObject({ value: { row: 2, values: { a: '1' } } });
    await file.close();
  }
});

test('visitors wait for each other, and nobody of the staff for them', async () => {
  const [first, second] = [await onDisk('a\n1'), await onDisk('a\n2')];
  const held = readTable(first, options, undefined, 'visitors');
  await held.next();
  let hasRead = false;
  const waiting = readTable(second, options, undefined, 'visitors')
    .next()
    .then(() => (hasRead = true));
  expect((await readWholeTable(await onDisk('a\n3'), options)).rows).toHaveLength(1);
  expect(hasRead).toBe(false);
  await first.close();
  await waiting;
  await second.close();
});

test('a file whose sender left while it waited takes no process', async () => {
  for (let files = 0; files < 4; files += 1) {
    const file = await onDisk('a\n1');
    await file.close();
    await refusalOf(readTable(file, options).next());
  }
  expect((await readWholeTable(await onDisk('a\n3'), options)).rows).toHaveLength(1);
});

describe('a file that takes too much', () => {
  /** Five million objects in 15 MB: a list of lists, none of which is a row. */
  const greedy = () => onDisk(`[${'{},'.repeat(5_000_000)}{}]`);
  const generous = { country: 'CL', bounds: { mostRows: 10_000_000, largestPart: 128 * 2 ** 20 } } as const;
  const visitor = async () => {
    const rows = readTable(await greedy(), generous, undefined, 'visitors');
    return refusalOf(rows.next());
  };
  test('is refused, again and again, and the service and other files go on', async () => {
    for (let files = 0; files < 3; files += 1) {
      const one = visitor();
      expect((await readWholeTable(await onDisk('a\n3'), options)).rows).toHaveLength(1);
      expect(await one).toBe('La lectura del archivo necesita más de 96 MB de memoria. Divídelo en varios.');
    }
  });
});
