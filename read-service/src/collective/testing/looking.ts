/** Reads a list of the console by every way there is: list, search, export, live topic. */
import { expect } from 'vitest';
import WebSocket from 'ws';
import { type Staff } from '@cotejo/core/identity';
import { until } from '../../../../projectors/src/testing/world.ts';
import { origin, type ReadWorld } from '../../testing/read-world.ts';

type Found = { readonly status: number; readonly ids: readonly string[]; readonly total: number };

/** The ids of a page, and the total that is told beside it. */
export const find = async (
  world: ReadWorld,
  viewer: Staff,
  resource: string,
  filter: object = {},
): Promise<Found> => {
  const url = `/api/console/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const { status, body, headers } = await world.get(url, viewer);
  const total = Number(String(headers['content-range']).split('/')[1]);
  return { status, total, ids: status === 200 ? (body as { id: string }[]).map(({ id }) => id) : [] };
};

/** The text of an exported file, or the status of the refusal. */
export const exported = async (
  world: ReadWorld,
  viewer: Staff,
  resource: string,
): Promise<string | number> => {
  const headers = { authorization: await world.as(viewer) };
  const payload = { resource, format: 'csv', filter: {} };
  const asked = await world.app.inject({ method: 'POST', url: '/api/console/exports', headers, payload });
  if (asked.statusCode !== 202) return asked.statusCode;
  const url = `/api/console/exports/${asked.json<{ id: string }>().id}`;
  await until('the file', async () => {
    const { status } = (await world.get(url, viewer)).body as { status: string };
    expect(status).not.toBe('failed');
    return status === 'done';
  });
  return (await world.app.inject({ url: `${url}/file`, headers })).body;
};

type Heard = Readonly<Record<string, unknown>>;

/** @param address where the service listens @returns what is heard from now on, after the answer to the subscription */
export const listen = async (world: ReadWorld, address: string, viewer: Staff, topics: readonly string[]) => {
  const headers = { authorization: await world.as(viewer) };
  const answer = await world.app.inject({ method: 'POST', url: '/api/live/tickets', headers });
  const { ticket } = answer.json<{ ticket: string }>();
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live?ticket=${ticket}`, { origin });
  const heard: Heard[] = [];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as Heard));
  await new Promise<void>((resolve, reject) => socket.on('open', resolve).on('error', reject));
  socket.send(JSON.stringify({ subscribe: topics }));
  await until('subscription', () => heard.length > 0);
  return { heard, close: () => socket.close() };
};
