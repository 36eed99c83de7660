import { describe, expect, test } from 'vitest';
import { type ImportLine } from './line.ts';
import { createSendImport, type Sending } from './sendImport.ts';

const lines: readonly ImportLine[] = [
  { type: 'started', total: 0, needed: 0, ignored: [] },
  { type: 'finished' },
];
const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
type Asked = { readonly url: string; readonly headers: Headers; readonly body: unknown };

/** The way to a server that answers like this, one answer after the other. */
const aWay = (...answers: readonly (() => Response | Promise<Response>)[]) => {
  const asked: Asked[] = [];
  const send = createSendImport({
    session: { token: async () => 'old', refresh: async () => ({ token: 'new' }) as never },
    fetch: async (input, { headers, body } = {}) => {
      asked.push({ url: input as string, headers: new Headers(headers), body });
      return answers[asked.length - 1]!();
    },
  });
  return { asked, send };
};
const sending = (rest: Partial<Sending> = {}): Sending => ({
  country: 'CL',
  source: 'isapre',
  name: 'planes isapre.xlsx',
  content: new Blob(['[]']),
  isTrial: true,
  key: '4f7c2c5a-8a2e-4d7e-9d51-6a2b1c3d4e5f',
  signal: new AbortController().signal,
  ...rest,
});
const heard = async (all: AsyncIterable<ImportLine>): Promise<ImportLine[]> => {
  const told: ImportLine[] = [];
  for await (const line of all) told.push(line);
  return told;
};
const refusal = (status: number, body: object) => () => Response.json(body, { status });

describe('a file that is sent', () => {
  test('goes out as it is, for one country and source, on trial or for good, under the run’s key', async () => {
    const { asked, send } = aWay(() => new Response(text));
    const given = sending();
    expect(await heard(send(given))).toEqual(lines);
    expect(asked[0]!.url).toBe(
      '/api/catalogue/imports?country=CL&source=isapre&dryRun=true&name=planes+isapre.xlsx',
    );
    expect(asked[0]!.body).toBe(given.content);
    expect(asked[0]!.headers.get('idempotency-key')).toBe(given.key);
    expect(asked[0]!.headers.get('authorization')).toBe('Bearer old');
  });
  test('goes out once more with a new token when the old one is over', async () => {
    const { asked, send } = aWay(refusal(401, {}), () => new Response(text));
    expect(await heard(send(sending()))).toEqual(lines);
    expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new']);
  });
  test('is refused in the server’s own words, by field', async () => {
    const errors = { file: 'El archivo no tiene filas.' };
    const { send } = aWay(refusal(422, { message: 'Revisa los datos marcados.', errors }));
    await expect(heard(send(sending()))).rejects.toMatchObject({ status: 422, body: { errors } });
  });
  test.each([
    ['before the answer', () => Promise.reject(new TypeError('network'))],
    [
      'within it',
      () => new Response(new ReadableStream({ pull: (one) => one.error(new TypeError('network')) })),
    ],
    ['with what is no answer of ours', () => new Response('<html>\n')],
  ])('is told in Spanish when the line breaks %s', async (_, answer) => {
    const { send } = aWay(answer);
    await expect(heard(send(sending()))).rejects.toMatchObject({
      status: 0,
      message: 'No hay conexión con el servidor. Revisa tu red e inténtalo de nuevo.',
    });
  });
  test('that somebody stops is no broken line', async () => {
    const stopping = new AbortController();
    const { send } = aWay(() => {
      stopping.abort();
      return Promise.reject(new DOMException('stopped', 'AbortError'));
    });
    await expect(heard(send(sending({ signal: stopping.signal })))).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
