import { HttpError } from 'react-admin';
import { describe, expect, test } from 'vitest';
import { createSendCommand } from './command.ts';
import { createDataProvider } from './data-provider.ts';
import { type HttpClient } from './http-client.ts';
import { createMinPosition } from './min-position.ts';

const commandId = '0190d3c2-0000-7000-8000-000000000001';

function aProvider(json: unknown, headers: Record<string, string> = {}) {
  const sent: { url: string; options: RequestInit }[] = [];
  const stored = new Map<string, string>();
  const minPosition = createMinPosition({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  });
  const erased: string[] = [];
  const client: HttpClient = async (url, options = {}) => {
    sent.push({ url, options });
    if (json instanceof Error) throw json;
    return { status: 200, headers: new Headers(headers), body: '', json };
  };
  const filters = { leads: ({ q }: Record<string, unknown>) => ({ q, translated: true }) };
  const provider = createDataProvider({
    client,
    filters,
    command: createSendCommand(client, minPosition),
    onErased: (resource, id) => erased.push(`${resource}/${id}`),
  });
  const query = (index = 0) =>
    Object.fromEntries(new URL(sent[index]!.url, 'http://cotejo.test').searchParams);
  return { provider, sent, minPosition, query, erased };
}

const firstPage = { pagination: { page: 1, perPage: 25 }, sort: { field: 'fecha', order: 'DESC' as const } };

describe('reading', () => {
  test('a list asks in the dialect of simple-rest, with the filter that the service understands', async () => {
    const { provider, query } = aProvider([], { 'Content-Range': 'leads */0' });
    const list = await provider.getList('leads', { ...firstPage, filter: { q: 'ana' } });
    expect(query()).toEqual({
      filter: '{"q":"ana","translated":true}',
      range: '[0,24]',
      sort: '["fecha","DESC"]',
    });
    expect(list).toMatchObject({ data: [], total: 0, meta: { stale: false } });
  });
  test('a list that is behind says so', async () => {
    const { provider } = aProvider([], { 'Content-Range': 'leads */0', 'X-Projection-Stale': '1' });
    expect((await provider.getList('leads', { ...firstPage, filter: {} })).meta).toMatchObject({
      stale: true,
    });
  });
  test('a list that was not counted to its end says so', async () => {
    const { provider } = aProvider([], { 'Content-Range': 'leads */1000', 'X-Total-At-Least': '1' });
    const list = await provider.getList('leads', { ...firstPage, filter: {} });
    expect(list).toMatchObject({ total: 1_000, meta: { stale: false, atLeast: true } });
  });
  test('the rows of a list are counted by the filter of the list', async () => {
    const { provider, sent, query } = aProvider({ total: 7, atLeast: false });
    expect(await provider.count('leads', { q: 'ana' })).toEqual({ total: 7, atLeast: false });
    expect(sent[0]!.url).toContain('/api/console/leads/count?');
    expect(query()).toEqual({ filter: '{"q":"ana","translated":true}' });
  });
  test('a record can be read as it stood at an instant', async () => {
    const { provider, query } = aProvider({ id: '1' });
    await provider.getOne('leads', { id: '1', meta: { at: '2026-03-01T12:00:00Z' } });
    expect(query()).toEqual({ at: '2026-03-01T12:00:00Z' });
  });
  test('many records are asked for in parts that fit into an address', async () => {
    const { provider, sent } = aProvider([{ id: 'x' }]);
    const ids = Array.from({ length: 250 }, (_, index) => String(index));
    expect((await provider.getMany('executives', { ids })).data).toHaveLength(3);
    expect(sent).toHaveLength(3);
  });
});

describe('a record whose person is erased', () => {
  const read = async (answer: unknown, meta?: object) => {
    const { provider, erased } = aProvider(answer);
    await provider.getOne('leads', { id: '1', meta }).catch(() => undefined);
    return erased;
  };
  test('says so itself', async () => {
    expect(await read({ id: '1', erased: true })).toEqual(['leads/1']);
    expect(await read({ id: '1', erased: false })).toEqual([]);
  });
  test('is none that is not there: it may be somebody else’s now, and ours again later', async () =>
    expect(await read(new HttpError('No existe.', 404))).toEqual([]));
});

describe('writing', () => {
  test('goes by command, with its id and the version that was seen', async () => {
    const record = { id: '1', statusId: 3 };
    const answer = { commandId, id: '1', version: 7, position: '88', record, allowedCommands: [] };
    const { provider, sent, minPosition } = aProvider(answer);
    const done = await provider.command(
      'leads',
      '1',
      'change-status',
      { statusId: 3 },
      { commandId, expectedVersion: 6 },
    );
    expect(done.record).toEqual({ id: '1', statusId: 3, version: 7, allowedCommands: [] });
    expect(sent[0]).toMatchObject({
      url: '/api/commands/leads/1/change-status',
      options: { method: 'POST', body: '{"statusId":3}' },
    });
    const headers = new Headers(sent[0]?.options.headers);
    expect([headers.get('Idempotency-Key'), headers.get('If-Match')]).toEqual([commandId, '"6"']);
    expect(minPosition.current()).toBe('88');
  });
  test('takes no empty answer for a success', async () => {
    const { provider } = aProvider({});
    await expect(provider.command('leads', '1', 'assign', {}, { commandId })).rejects.toMatchObject({
      status: 502,
    });
  });
  test('goes no other way', async () => {
    const { provider, sent } = aProvider({ id: '1' });
    const params = { id: '1', data: {}, previousData: { id: '1' } };
    await expect(provider.update('leads', params)).rejects.toThrow('use a command');
    await expect(provider.create('leads', { data: {} })).rejects.toThrow('use a command');
    await expect(provider.delete('leads', params)).rejects.toThrow('use a command');
    expect(sent).toHaveLength(0);
  });
});
