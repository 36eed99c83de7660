import { HttpError } from 'react-admin';
import { describe, expect, test } from 'vitest';
import { createImporter } from './importer.ts';
import { type ImportLine, type Outcome } from './line.ts';
import { type Sending } from './sendImport.ts';

const started = (total: number): ImportLine => ({ type: 'started', total, needed: 0, ignored: ['zonas'] });
const row = (number: number, outcome: Outcome = 'created'): ImportLine => ({
  type: 'row',
  row: number,
  is: 'clinic',
  outcome,
});
const finished: ImportLine = { type: 'finished' };
const file = { name: 'a.csv', size: 3, content: new Blob(['abc']) };

/** An importer whose server says what it is told to; a number is the status that it refuses with. */
const anImporter = (...answers: readonly (readonly (ImportLine | Error)[])[]) => {
  const sent: Sending[] = [];
  const waiting: (() => void)[] = [];
  const written: string[] = [];
  const importer = createImporter({
    async *send(sending) {
      sent.push(sending);
      for (const line of answers[sent.length - 1] ?? []) {
        if (line instanceof Error) throw line;
        yield line;
      }
      // One that never ends, unless it is stopped.
      if (answers.length < sent.length)
        await new Promise((_, reject) =>
          sending.signal.addEventListener('abort', () => reject(new Error('aborted'))),
        );
    },
    newKey: () => `key-${sent.length + 1}`,
    onWritten: (position) => void written.push(position),
    later: (work) => void waiting.push(work),
  });
  importer.choose({ country: 'CL', source: 'clinicas', file });
  return { importer, sent, written, look: () => waiting.splice(0).forEach((work) => work()) };
};

describe('a trial', () => {
  test('says how much an import would change, and the import sends the same', async () => {
    const { importer, sent } = anImporter([started(2), row(2), row(3, 'unchanged'), finished], [finished]);
    await importer.start(true);
    expect(importer.current().tried).toMatchObject({ changes: 1, file });
    expect(importer.current().run).toMatchObject({
      status: 'finished',
      total: 2,
      done: 2,
      ignored: ['zonas'],
    });
    await importer.start(false);
    expect(sent.map(({ isTrial, content }) => [isTrial, content])).toEqual([
      [true, file.content],
      [false, file.content],
    ]);
    expect(sent[0]!.key).not.toBe(sent[1]!.key);
  });
  test.each([
    ['another file', { file: { ...file, content: new Blob(['abd']) } }],
    ['another country', { country: 'PE' }],
    ['another source', { source: 'productos' }],
  ] as const)('says nothing of %s', async (_, choice) => {
    const { importer } = anImporter([started(1), row(2), finished]);
    await importer.start(true);
    importer.choose(choice);
    expect(importer.current().tried).toBeUndefined();
  });
  test('that did not come to its end allows nothing', async () => {
    const { importer } = anImporter([started(2), row(2)]);
    await importer.start(true);
    expect(importer.current()).toMatchObject({ run: { status: 'broken', done: 1 } });
    expect(importer.current().tried).toBeUndefined();
  });
  test('writes nothing; what an import wrote is waited for by whoever reads it', async () => {
    const { importer, written } = anImporter([finished], [{ ...finished, position: '1234' }]);
    await importer.start(true);
    expect(written).toEqual([]);
    await importer.start(false);
    expect(written).toEqual(['1234']);
  });
  test('is used up by the import', async () => {
    const { importer } = anImporter([started(1), row(2), finished], [started(1), row(2), finished]);
    await importer.start(true);
    await importer.start(false);
    expect(importer.current().tried).toBeUndefined();
  });
});

describe('what is under way', () => {
  test('is shown now and then, not at each row', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => row(index + 2));
    const { importer } = anImporter([started(10_000), ...many, finished]);
    let changes = 0;
    importer.subscribe(() => (changes += 1));
    await importer.start(true);
    expect(importer.current().run?.done).toBe(10_000);
    expect(changes).toBeLessThan(10);
  });
  test('goes on counting when one looks', async () => {
    const { importer, look } = anImporter();
    const run = importer.start(true);
    look();
    expect(importer.current().run).toMatchObject({ status: 'running', done: 0 });
    importer.stop();
    await run;
    expect(importer.current().run?.status).toBe('stopped');
  });
  test('keeps what is chosen as it is, and lets nothing else begin', async () => {
    const { importer, sent } = anImporter();
    const run = importer.start(true);
    importer.choose({ country: 'PE' });
    await importer.start(false);
    expect(importer.current().country).toBe('CL');
    expect(sent).toHaveLength(1);
    importer.stop();
    await run;
  });
});

describe('an import that was broken off', () => {
  test.each([
    ['by the server', [started(2), row(2), { type: 'interrupted', message: 'Se interrumpió.' } as const]],
    ['by the network', [started(2), row(2), new HttpError('Sin conexión.', 0)]],
    ['by the end of its answer', [started(2), row(2)]],
    ['by a server that is away', [new HttpError('No responde.', 503)]],
  ])('%s goes on under its own key, and is told from its beginning', async (_, lines) => {
    const { importer, sent } = anImporter(lines, [started(2), row(2), row(3), finished]);
    await importer.start(false);
    expect(importer.current().run?.status).toBe('broken');
    await importer.goOn();
    expect(sent[1]!.key).toBe(sent[0]!.key);
    expect(importer.current().run).toMatchObject({ status: 'finished', done: 2 });
    expect(importer.current().run?.message).toBeUndefined();
  });
  test('is told what was wrong with the file, which did nothing', async () => {
    const problem = { message: 'Revisa los datos marcados.', errors: { file: 'El archivo no tiene filas.' } };
    const { importer } = anImporter([new HttpError('Revisa los datos marcados.', 422, problem)]);
    await importer.start(true);
    expect(importer.current().run).toMatchObject({ status: 'refused', errors: problem.errors, done: 0 });
  });
  test('leaves nothing for who comes next', async () => {
    const { importer } = anImporter();
    const run = importer.start(true);
    importer.forget();
    await run;
    expect(importer.current()).toEqual({});
  });
});
