/** Whatever a thread does that reads a file, whoever sent the file is answered, and the service goes on. */
import { MessageChannel, Worker } from 'node:worker_threads';
import { describe, expect, test, vi } from 'vitest';
import { refusalOf } from './testing/read.ts';
import { type Portion } from './table.ts';
import { heardPortions, tellPortions } from './thread.ts';
import { damagedFile } from './unreadable.ts';

const about = { headings: [], notes: [] };

describe('a thread that was asked for a file', () => {
  /** @param does a script, which finds its way back as `port` */
  const heard = async (does: string, timeout = 60_000): Promise<unknown> => {
    const script = `const { parentPort: port } = require('node:worker_threads'); ${does}`;
    const worker = new Worker(script, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 24 } });
    const all = async () => {
      const portions: Portion[] = [];
      for await (const portion of heardPortions(worker, timeout, 24)) portions.push(portion);
      return portions;
    };
    try {
      return await refusalOf(all());
    } finally {
      await worker.terminate();
    }
  };
  const begins = `port.postMessage({ about: ${JSON.stringify(about)} }); `;
  const onceAsked = (what: string): string => `${begins} port.once('message', () => { ${what} });`;

  test('is heard until its last portion', async () =>
    expect(await heard(onceAsked('port.postMessage({ rows: [{ row: 2, values: {} }], read: 7 })'))).toEqual([
      { about },
      { rows: [{ row: 2, values: {} }], read: 7 },
    ]));
  test('is heard where it refuses the file', async () =>
    expect(await heard(onceAsked(`port.postMessage({ refused: { file: 'No.' } })`))).toBe('No.'));
  test.each([
    ['throws an error', 'throw new TypeError("x")'],
    ['throws nothing', 'throw null'],
    ['throws what is undefined', 'throw undefined'],
    ['throws a text', 'throw "x"'],
    ['rejects', 'Promise.reject(new Error("x"))'],
    ['overflows its stack', 'const f = () => f() + 1; f()'],
    ['ends', 'process.exit(0)'],
    ['ends with a code', 'process.exit(3)'],
    ['stops listening', 'port.close()'],
  ])('that %s, has a damaged file', async (_, what) =>
    expect(await heard(onceAsked(what))).toBe(damagedFile),
  );
  test.each(['process.exit(0)', 'port.close()'])(
    'that ends before its first word by %s has one, too',
    async (what) => expect(await heard(what)).toBe(damagedFile),
  );
  test('that fails while nobody asks it ends no service', async () => {
    const script = `const { parentPort: port } = require('node:worker_threads'); ${begins} setTimeout(() => { throw null }, 0);`;
    const worker = new Worker(script, { eval: true });
    const portions = heardPortions(worker, 60_000, 24);
    expect((await portions.next()).value).toEqual({ about });
    await new Promise((resolve) => worker.once('exit', resolve));
    expect(await refusalOf(portions.next())).toBe(damagedFile);
  });
  test('that fails after it was given up ends no service, either', async () => {
    const worker = new Worker('setInterval(() => undefined, 1_000)', { eval: true });
    expect(await refusalOf(heardPortions(worker, 1, 24).next())).toMatch(/^Leer el archivo tarda más/);
    expect(() => worker.emit('error', new Error('late'))).not.toThrow();
    await worker.terminate();
  });
  test('that takes more memory than it may is told of, with how much that is', async () =>
    expect(
      await heard(onceAsked('const all = []; for (;;) all.push(new Array(100_000).fill(all.length));')),
    ).toBe('Leer el archivo toma más de 24 MB de memoria. Pártelo en varios.'));
  test('that takes longer than it may is given up', async () =>
    expect(await heard(onceAsked('for (;;);'), 1_000)).toBe(
      'Leer el archivo tarda más de 1 segundos. Pártelo en varios.',
    ));
  test('that can’t begin is a fault of ours', async () =>
    expect(await heard('throw new TypeError("no such bundle")')).toBeInstanceOf(TypeError));
});

describe('what is thrown while portions are made is told', () => {
  const told = async (portions: AsyncIterable<Portion>): Promise<unknown> => {
    const { port1, port2 } = new MessageChannel();
    try {
      const first = new Promise((resolve) => port2.once('message', resolve));
      await tellPortions(port1, portions);
      return await first;
    } finally {
      port1.close();
    }
  };
  test.each([[new Error('x')], [null], [undefined], ['x'], [7]])('%s', async (thrown: unknown) => {
    const failing = { next: vi.fn<() => Promise<IteratorResult<Portion>>>().mockRejectedValue(thrown) };
    expect(await told({ [Symbol.asyncIterator]: () => failing })).toEqual({ refused: { file: damagedFile } });
  });
  test('of what can’t be sent', async () =>
    expect(
      await told(
        (async function* (): AsyncGenerator<Portion> {
          yield { rows: [{ row: 1, values: { a: () => undefined } }], read: 0 };
        })(),
      ),
    ).toEqual({ refused: { file: damagedFile } }));
});
