/** The process that appends at a steady pace and watches who sees each event when, by one clock. */
import { setTimeout as pause } from 'node:timers/promises';
import { type EventStore, eventStoreDb } from '@cotejo/core/kit/event-store';
import { leadHand } from '../leads.ts';
import { observeReadModel, observeSubscription, observeWebsocket } from './observers.ts';
import { sightings, type Sightings } from './sightings.ts';

export type Watch = {
  readonly eventStoreUrl: string;
  /** Of a role that may make keys and read the read models. */
  readonly databaseUrl: string;
  readonly masterKey: string;
  /** Of the one origin. */
  readonly port: number;
  readonly token: string;
  readonly leads: number;
  readonly perSecond: number;
  readonly seconds: number;
};

/** Milliseconds from sending the append to each sighting. */
export type Watched = {
  readonly subscription: readonly number[];
  readonly readModel: readonly number[];
  readonly websocket: readonly number[];
  /** How many events were sent, and in how many seconds. */
  readonly sent: number;
  readonly seconds: number;
};

/** How long what is still missing at the end is waited for; it would be far beyond any target. */
const timeout = 10_000;

async function watch(work: Watch): Promise<Watched> {
  const seen = { subscription: sightings(), readModel: sightings(), websocket: sightings() };
  const everybody = Object.values(seen);
  const store = eventStoreDb(work.eventStoreUrl);
  const hand = leadHand(tapped(store, everybody), work.databaseUrl, work.masterKey);
  const observers = [
    await observeSubscription(work.eventStoreUrl, seen.subscription),
    await observeReadModel(work.databaseUrl, seen.readModel),
    await observeWebsocket(work.port, work.token, seen.websocket),
  ];
  try {
    const ids = await hand.receive(work.leads);
    await allSeen(everybody);
    const before = everybody.map((one) => one.times().length);
    const inTurn = turns(ids);
    const pace = await atPace(work, (nth) => {
      const id = ids[nth % ids.length]!;
      return inTurn(id, () => hand.change(id, Math.floor(nth / ids.length)));
    });
    await allSeen(everybody);
    const [subscription, readModel, websocket] = everybody.map((one, index) =>
      one.times().slice(before[index]),
    );
    return { subscription: subscription!, readModel: readModel!, websocket: websocket!, ...pace };
  } finally {
    await Promise.all(observers.map((observer) => observer.close()));
    await hand.close();
    await store.close();
  }
}

/** Notes the moment before each append goes out: what the append itself takes is part of the wait. */
const tapped = (store: EventStore, everybody: readonly Sightings[]): EventStore => ({
  ...store,
  append: (stream, events, expected) => {
    const version = (expected === 'noStream' ? 0 : expected + 1) + events.length;
    for (const one of everybody) one.sent(stream.slice('lead-'.length), version);
    return store.append(stream, events, expected);
  },
});

/** The changes of one lead go one after the other, however late one of them is. */
function turns(ids: readonly string[]): (id: string, change: () => Promise<void>) => Promise<void> {
  const last = new Map(ids.map((id) => [id, Promise.resolve()]));
  return (id, change) => {
    const next = last.get(id)!.then(change);
    last.set(id, next);
    return next;
  };
}

/** Sends each command at its time, whether or not those before have been answered. */
async function atPace(
  { perSecond, seconds }: Watch,
  send: (nth: number) => Promise<void>,
): Promise<{ sent: number; seconds: number }> {
  const began = performance.now();
  const running: Promise<void>[] = [];
  const failed = new AbortController();
  const total = perSecond * seconds;
  for (let nth = 0; nth < total; nth += 1) {
    const due = began + (nth * 1_000) / perSecond;
    if (due > performance.now()) await pause(due - performance.now());
    failed.signal.throwIfAborted();
    running.push(send(nth));
    running.at(-1)!.catch((error: unknown) => failed.abort(error));
  }
  await Promise.all(running);
  return { sent: total, seconds: (performance.now() - began) / 1_000 };
}

async function allSeen(everybody: readonly Sightings[]): Promise<void> {
  for (const deadline = Date.now() + timeout; Date.now() < deadline; await pause(10))
    if (everybody.every((one) => one.missing().length === 0)) return;
  throw new Error(
    `Not seen within ${timeout / 1_000} s: ${everybody.map((one) => one.missing().length).join(', ')}`,
  );
}

process.on('message', (work: Watch) => {
  watch(work).then(
    (result) => process.send?.(result),
    (error: Error) => process.send?.({ failed: error.message }),
  );
});
