/** Those who wait for an event: the read model, a websocket, and as a yardstick a bare subscription. */
import { END, EventStoreDBClient } from '@eventstore/db-client';
import pg from 'pg';
import { WebSocket } from 'ws';
import { type Sightings } from './sightings.ts';

export type Observer = { close: () => Promise<void> };

/** The row itself, looked at when Postgres says that something was committed. */
export async function observeReadModel(databaseUrl: string, sightings: Sightings): Promise<Observer> {
  const listener = new pg.Client({ connectionString: databaseUrl });
  const reader = new pg.Client({ connectionString: databaseUrl });
  await Promise.all([listener.connect(), reader.connect()]);
  const look = oneAtATime(async () => {
    const ids = sightings.missing();
    const { rows } = await reader.query<{ id: string; version: number }>(
      'select id, version from read.lead where id = any($1)',
      [ids],
    );
    for (const { id, version } of rows) sightings.seen(id, Number(version));
  });
  listener.on('notification', ({ payload = '{}' }) => {
    const { projector } = JSON.parse(payload) as { projector?: string };
    if (projector === 'leads') look.again();
  });
  await listener.query('listen projections');
  const close = async (): Promise<void> => {
    await listener.end();
    await look.done();
    await reader.end();
  };
  return { close };
}

/** Runs the work once more after each call, never twice at once; calls in between are one. */
function oneAtATime(work: () => Promise<void>): { again: () => void; done: () => Promise<void> } {
  let wanted = false;
  let running = Promise.resolve();
  const run = async (): Promise<void> => {
    if (!wanted) return;
    wanted = false;
    await work();
  };
  const again = (): void => {
    if (wanted) return;
    wanted = true;
    running = running.then(run);
  };
  return { again, done: () => running };
}

/** What the console hears. */
export async function observeWebsocket(port: number, token: string, sightings: Sightings): Promise<Observer> {
  const origin = `http://localhost:${port}`;
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${origin}/api/live/tickets`, { method: 'POST', headers });
  if (response.status !== 201) throw new Error(`No ticket: ${response.status} ${await response.text()}`);
  const { ticket } = (await response.json()) as { ticket: string };
  const socket = new WebSocket(`ws://localhost:${port}/api/live?ticket=${ticket}`, { origin });
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject).on('message', (text: Buffer) => {
      const message = JSON.parse(text.toString()) as { subscribed?: string[]; id?: string; version?: number };
      if (message.subscribed?.includes('leads')) resolve();
      if (message.id !== undefined && message.version !== undefined)
        sightings.seen(message.id, message.version);
    });
    socket.once('open', () => socket.send(JSON.stringify({ subscribe: ['leads'] })));
  });
  return { close: async () => socket.terminate() };
}

/** The client's own subscription, which nothing that is built on it can outrun. */
export async function observeSubscription(eventStoreUrl: string, sightings: Sightings): Promise<Observer> {
  const client = EventStoreDBClient.connectionString(eventStoreUrl);
  const subscription = client.subscribeToAll({ fromPosition: END });
  subscription.on('data', ({ event }) => {
    if (event?.streamId.startsWith('lead-'))
      sightings.seen(event.streamId.slice(5), Number(event.revision) + 1);
  });
  await new Promise((resolve, reject) => subscription.once('caughtUp', resolve).once('error', reject));
  return {
    close: async () => {
      await subscription.unsubscribe();
      await client.dispose();
    },
  };
}
