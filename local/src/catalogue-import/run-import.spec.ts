import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type ImportLine } from './import-line.ts';
import { runImport } from './run-import.ts';
import { sendFile } from './send-file.ts';

const started = (dryRun = false): ImportLine => ({
  type: 'started',
  total: 9,
  needed: 1,
  ignored: [],
  dryRun,
});
const row = (number: number, outcome: 'created' | 'refused' = 'created'): ImportLine => ({
  type: 'row', row: number, is: 'product', id: `A-${number}`, outcome,
}); // oxfmt-ignore
const none = { created: 0, changed: 0, unchanged: 0, refused: 0 };
const finished: ImportLine = { type: 'finished', rows: { ...none, created: 2 }, needed: none };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A platform that answers with these lines and then ends its answer, or drops the connection in the middle of a line. */
const importFrom = async (answer: readonly ImportLine[], ending: 'ends' | 'breaks', dryRun = false) => {
  let come = 0;
  server = createServer((request, response) => {
    const end = (): void => {
      if (ending === 'ends') return void response.end();
      // What has not come by then is lost with the connection.
      if (come < answer.length && !response.closed) setTimeout(end, 10);
      else response.destroy();
    };
    request.resume().once('end', () => {
      for (const line of answer) response.write(`${JSON.stringify(line)}\n`);
      if (ending === 'breaks') response.write('{"type":"row","ro');
      end();
    });
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const to = {
    country: 'CL',
    source: 'isapre',
    file: 'x',
    dryRun,
    all: false,
    origin,
    login: { token: 't' },
  };
  const printed: string[] = [];
  const counted = async function* () {
    for await (const line of sendFile(to, Buffer.from('[]'))) {
      come += 1;
      yield line;
    }
  };
  const print = (line: string): void => void printed.push(line);
  const run = await runImport({ lines: counted(), origin, all: false, print }).catch(
    (error: Error) => error.message,
  );
  return { run, printed };
};

test.each(['breaks', 'ends'] as const)(
  'a connection that %s too early is told with what was done so far, and that the file can be sent again',
  async (ending) => {
    const { run, printed } = await importFrom([started(), row(0), row(1), row(2, 'refused')], ending);
    expect(printed).toContain('+ nuevo     fila 1  A-1');
    expect(run).toBe(
      [
        'Se cortó la conexión con la plataforma antes de que la importación terminara.',
        'Hasta ahí: 2 de 9 filas (1 nueva, 0 cambian, 0 iguales, 1 rechazada).',
        'Puede haber alguna más hecha que no alcanzó a decirse. Envía el mismo archivo de nuevo: lo que ya se hizo no se repite.',
      ].join('\n'),
    );
  },
);

test('a trial that breaks off has changed nothing', async () => {
  const { run } = await importFrom([started(true), row(1)], 'breaks', true);
  expect(run).toContain('Era un ensayo: nada ha cambiado.');
});

test('a platform that is not there is told by its address, in words', async () => {
  const lines = sendFile(
    { country: 'CL', source: 'isapre', file: 'x', dryRun: false, all: false, origin: 'http://127.0.0.1:9', login: { token: 't' } },
    Buffer.from('[]'),
  ); // oxfmt-ignore
  const options = { lines, origin: 'http://127.0.0.1:9', all: false, print: () => undefined };
  await expect(runImport(options)).rejects.toThrow('La plataforma no responde en http://127.0.0.1:9');
});

test('an import that the platform breaks off says how far it came', async () => {
  const { run, printed } = await importFrom(
    [started(), row(1), { type: 'interrupted', message: 'Se interrumpió.' }],
    'ends',
  );
  expect(run).toBe(false);
  expect(printed.slice(-2)).toEqual([
    'Se interrumpió.',
    'Hasta ahí: 1 de 9 filas (1 nueva, 0 cambian, 0 iguales, 0 rechazadas).',
  ]);
});

test('an import that came to its end is as it ended, whatever becomes of the connection', async () => {
  expect((await importFrom([started(), row(1), row(2), finished], 'breaks')).run).toBe(true);
  expect((await importFrom([started(), row(1), row(2), finished], 'ends')).run).toBe(true);
});
