/** The streams that both sides work on: leads for the commands, and copies of them for the bare loop. */
import { randomUUID } from 'node:crypto';
import { type EventStore, eventStoreDb, type StoredEvent } from '@cotejo/core/kit/event-store';
import { leadStream } from '@cotejo/core/leads';
import { leadHand, someAtATime } from '../leads.ts';
import { type CommandSide } from './command-side.ts';
import { type Template } from './load.ts';

export type Streams = {
  /** Received and assigned leads, each of two events. */
  leads: (count: number) => Promise<string[]>;
  /** Streams with the bytes of such a lead, for the bare loop. */
  copies: (count: number) => Promise<string[]>;
  /** What a change of status appends, sealed note and all. */
  template: Template;
  close: () => Promise<void>;
};

export async function prepareStreams({ eventStoreUrl, databaseUrl, secrets }: CommandSide): Promise<Streams> {
  const store = eventStoreDb(eventStoreUrl);
  const hand = leadHand(store, databaseUrl, secrets.masterKey);
  const [model] = await hand.receive(1);
  await hand.change(model!, 0);
  const events = await store.readStream(leadStream(model!));
  const [changed] = events.slice(-1);
  return {
    leads: hand.receive,
    copies: (count) => copyStreams(store, events.slice(0, -1), count),
    template: { type: changed!.type, data: changed!.data, metadata: changed!.metadata },
    close: async () => {
      await store.close();
      await hand.close();
    },
  };
}

const copyStreams = (store: EventStore, events: readonly StoredEvent[], count: number): Promise<string[]> =>
  someAtATime(count, async () => {
    const id = randomUUID();
    const copies = events.map(({ type, data, metadata }) => ({ id: randomUUID(), type, data, metadata }));
    await store.append(`bench-${id}`, copies, 'noStream');
    return id;
  });
