import { describe, expect, test } from 'vitest';
import { createHttpClient, waitAsked } from './http-client.ts';
import { createMinPosition } from './min-position.ts';

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });

function aClient(answers: (Response | Error)[], renewed?: string) {
  const sent: { headers: Headers; method?: string }[] = [];
  const stored = new Map<string, string>();
  const minPosition = createMinPosition({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  });
  const user = { id: 'u', name: 'Ana', roles: [], email: 'x@y.pe', permissions: [], countries: [] };
  const client = createHttpClient({
    minPosition,
    session: {
      token: async () => 'old',
      refresh: async () => (renewed ? { token: renewed, goodUntil: 0, user, sendsMail: false } : undefined),
    },
    fetch: async (_url, init) => {
      sent.push({ headers: new Headers(init?.headers), method: init?.method });
      const answer = answers.shift();
      if (!answer || answer instanceof Error) throw answer ?? new Error('no answer left');
      return answer;
    },
  });
  return { client, sent, minPosition };
}

describe('a request of the console', () => {
  test('carries the token', async () => {
    const { client, sent } = aClient([json({ ok: true })]);
    expect((await client('/api/console/leads')).json).toEqual({ ok: true });
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer old');
  });
  test('goes out once more with a new token when the old one is refused', async () => {
    const { client, sent } = aClient([json({}, 401), json({ ok: true })], 'new');
    await client('/api/console/leads');
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer old', 'Bearer new']);
  });
  test('is refused when the session is over', async () => {
    const { client } = aClient([json({ message: 'Inicia sesión.' }, 401)]);
    await expect(client('/api/console/leads')).rejects.toMatchObject({
      status: 401,
      message: 'Inicia sesión.',
    });
  });
  test('says that the network broke, also in the middle of an answer', async () => {
    const halfAnAnswer = new ReadableStream({ start: (stream) => stream.error(new Error('reset')) });
    for (const broken of [new Error('refused'), new Response(halfAnAnswer)]) {
      const { client } = aClient([broken]);
      await expect(client('/api/console/leads')).rejects.toMatchObject({
        status: 0,
        message: 'No hay conexión con el servidor. Revisa tu red e inténtalo de nuevo.',
      });
    }
  });
  test('reads what this tab has written, and writes without waiting', async () => {
    const { client, sent, minPosition } = aClient([
      json({}),
      json({}, 200, { 'X-Projection-Position': '42' }),
    ]);
    minPosition.raise('42');
    await client('/api/commands/leads/1/add-note', { method: 'POST' });
    await client('/api/console/leads/1');
    expect(sent.map(({ headers }) => headers.get('X-Min-Position'))).toEqual([null, '42']);
    expect(minPosition.current()).toBeUndefined();
  });
  test('asks again for a record that is not there yet', async () => {
    const { client, sent } = aClient([json({}, 503, { 'Retry-After': '0' }), json({ id: '1' })]);
    expect((await client('/api/console/leads/1')).json).toEqual({ id: '1' });
    expect(sent).toHaveLength(2);
  });
  test('repeats no command by itself', async () => {
    const { client, sent } = aClient([json({ message: 'Más tarde.' }, 503, { 'Retry-After': '0' })]);
    await expect(client('/api/commands/leads/1/assign', { method: 'POST' })).rejects.toMatchObject({
      status: 503,
    });
    expect(sent).toHaveLength(1);
  });
  test('says in plain words that there is no connection', async () => {
    const { client } = aClient([new TypeError('Failed to fetch')]);
    await expect(client('/api/console/leads')).rejects.toMatchObject({
      status: 0,
      message: 'No hay conexión con el servidor. Revisa tu red e inténtalo de nuevo.',
    });
  });
  test('shows no page of a proxy as an error', async () => {
    const { client } = aClient([new Response('<html>502</html>', { status: 502 })]);
    await expect(client('/api/console/leads')).rejects.toMatchObject({
      message: 'El servidor no pudo responder. Inténtalo de nuevo.',
    });
  });
});

test.each([
  ['2', 2_000],
  ['0', 0],
  ['600', 3_000],
  ['Fri, 20 Nov 2026 12:00:00 GMT', undefined],
  [null, undefined],
])('a server that asks to wait %j is given %j ms', (header, wait) => expect(waitAsked(header)).toBe(wait));
