import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type EventMetadata } from '../kit/event-sourcing/index.ts';
import { eventCodec } from '../kit/personal-data/index.ts';
import { bulk, type BulkEvent, bulkEvents, bulkStream } from './bulk.ts';

/** Stored by the code that knew only leads, with the key that sealed its payload. */
const recorded = JSON.parse(
  readFileSync(new URL('./testing/recorded-bulk-v1.json', import.meta.url), 'utf8'),
) as {
  subject: string;
  key: string;
  events: { id: string; type: string; data: object; metadata: EventMetadata }[];
};

test('a run that was recorded before it named its aggregate is one of leads', async () => {
  const { subject, key, events } = recorded;
  const keys = new Map([[subject, Buffer.from(key, 'base64')]]);
  const unused = (): never => {
    throw new Error('nothing is written here');
  };
  const codec = eventCodec({ find: async () => keys, ensure: unused, erase: unused });
  const stored = events.map((event, index) => ({
    ...event,
    stream: bulkStream(subject),
    revision: index,
    position: { commit: BigInt(index), prepare: BigInt(index) },
  }));
  const read = await codec.decode<BulkEvent>(bulkEvents, stored);
  const state = read.reduce((before, event) => bulk.evolve(before, event, event.metadata), bulk.initial);
  const [first, second, third] = [1, 2, 3].map((number) => `00000000-0000-4000-9000-00000000000${number}`);
  expect(state).toMatchObject({
    status: 'finished',
    aggregate: 'leads',
    command: 'add-note',
    payload: { text: 'Llamar el lunes' },
    ids: [first, second, third],
    handled: [first, second, third],
    failed: [second],
  });
});
