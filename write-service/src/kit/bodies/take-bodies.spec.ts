import { connect } from 'node:net';
import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { httpService } from '@cotejo/core/kit/service';
import { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { takeBodies, withBody } from './index.ts';
import { bodyPlaces } from './places.ts';

const most = 1_000;
let app: FastifyInstance;
let underWay: string[];
let mostUnderWay: number;
/** Lets the handlers go that wait. */
let release: () => void;

beforeEach(async () => {
  app = httpService({ name: 'test', logLevel: 'silent', readiness: () => ({ ready: true }) });
  [underWay, mostUnderWay] = [[], 0];
  const released = new Promise<void>((resolve) => (release = resolve));
  await app.register(async (plugin) => {
    takeBodies(plugin, {
      places: bodyPlaces({ atOnce: 3, perSender: 2, waiting: 2, longest: 60_000 }),
      sender: ({ headers }) => String(headers['x-sender']),
      within: 500,
      tooLarge: (bytes) => `Son más de ${bytes} bytes.`,
    });
    plugin.post('/files', { bodyLimit: most }, async (request) =>
      withBody(request, async (file) => {
        underWay.push(String(request.headers['x-sender']));
        mostUnderWay = Math.max(mostUnderWay, underWay.length);
        if (request.headers['x-wait']) await released;
        const content = await file?.content();
        underWay.pop();
        return { bytes: file?.bytes, begins: content?.toString('latin1', 0, 3) };
      }),
    );
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  release();
  return app.close();
});

const send = (body: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/files`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/octet-stream', 'x-sender': 'ana', ...headers },
  });

describe('a body', () => {
  test('is on disk, whole', async () =>
    expect(await (await send('a'.repeat(most))).json()).toEqual({ bytes: most, begins: 'aaa' }));

  test('that is too large is refused with its limit', async () => {
    const answer = await send('a'.repeat(most + 1));
    expect([answer.status, await answer.json()]).toMatchObject([413, { message: 'Son más de 1000 bytes.' }]);
  });

  test('that says that it is far too large is refused before it has a place', async () => {
    const held = [send('abc', { 'x-wait': '1' }), send('abc', { 'x-wait': '1' })];
    await expect.poll(() => underWay.length).toBe(2);
    expect((await send('a'.repeat(400_000))).status).toBe(413);
    release();
    for (const one of held) expect((await one).status).toBe(200);
  });

  test('that comes too slowly is refused, and its place is free again', async () => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(
      'POST /files HTTP/1.1\r\nhost: x\r\nx-sender: ana\r\ncontent-type: a/b\r\ncontent-length: 9\r\n\r\n1',
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 408 /);
    expect((await send('abc')).status).toBe(200);
  });
});

describe('places', () => {
  const wait = { 'x-wait': '1' };

  test('one sender has no more than its own, and others go on beside it', async () => {
    const anas = [1, 2, 3, 4].map(() => send('abc', wait));
    await expect.poll(() => underWay.length).toBe(2);
    expect((await send('abc', { 'x-sender': 'eva' })).status).toBe(200);
    expect(underWay).toEqual(['ana', 'ana']);
    const refused = await send('abc');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    release();
    for (const one of anas) expect((await one).status).toBe(200);
    expect(mostUnderWay).toBe(3);
  });

  test('all senders together have no more than there are', async () => {
    const all = ['ana', 'eva', 'luz', 'sol'].map((sender) => send('abc', { ...wait, 'x-sender': sender }));
    await expect.poll(() => underWay.length).toBe(3);
    release();
    for (const one of all) expect((await one).status).toBe(200);
    expect(mostUnderWay).toBe(3);
  });

  test('a sender that is gone while it waits leaves its turn to the next one', async () => {
    const held = [send('abc', wait), send('abc', wait)];
    await expect.poll(() => underWay.length).toBe(2);
    const gone = new AbortController();
    const { port } = app.server.address() as AddressInfo;
    const left = [1, 2].map(() =>
      fetch(`http://127.0.0.1:${port}/files`, {
        method: 'POST',
        body: 'abc',
        headers: { 'content-type': 'a/b', 'x-sender': 'ana', ...wait },
        signal: gone.signal,
      }),
    );
    // Two may wait: a third one is refused once they do.
    await expect.poll(async () => (await send('abc')).status).toBe(503);
    gone.abort();
    for (const one of left) await expect(one).rejects.toThrow();
    release();
    for (const one of held) expect((await one).status).toBe(200);
    for (let next = 0; next < 3; next += 1) expect((await send('xyz')).status).toBe(200);
  });
});
