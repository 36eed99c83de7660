/** Checkpoints of a filtered subscription, and how often it is told that it has caught up. */
import { expect, test } from 'vitest';
import { memoryLog } from '../log/memory-log.ts';
import { recordsOf } from '../testing/events.ts';
import type { Message } from './messages.ts';
import type { Found, Records } from './records.ts';
import { createStreamStates } from './stream-states.ts';
import { subscribeToAll } from './subscribe.ts';

const [first, second, third] = recordsOf('s', 's', 's');
if (!first || !second || !third) throw new Error('There are three records.');

const pages: Found[] = [
  { records: [first], isFresh: true },
  { records: [], isFresh: true },
  { records: [second], isFresh: true },
  { records: [third], isFresh: false },
  { records: [], isFresh: true },
];

const scripted: Records = {
  end: () => 0,
  add: () => {},
  restart: () => {},
  readAll: async () => pages.shift() ?? { records: [], isFresh: true },
  readStream: async () => ({ records: [], isFresh: true }),
  listen: () => ({ reset: () => {}, received: async () => {}, leave: () => {} }),
};

const short = (message: Message): string | number =>
  message.kind === 'checkpoint' ? message.position : message.kind;

test('before it reads the past again it tells how far it has come, and at the end of the past it does not', async () => {
  const subscription = subscribeToAll(
    {
      after: 'start',
      filter: () => true,
      checkpointEvery: 100,
      resolveLinks: false,
      signal: new AbortController().signal,
    },
    { records: scripted, states: createStreamStates(memoryLog(), 10) },
  );
  const told: (string | number)[] = [];
  for await (const messages of subscription) {
    told.push(...messages.map(short));
    if (told.filter((what) => what === 'caughtUp').length === 2) break;
  }
  expect(told).toEqual([
    'confirmation',
    ...['event', 'caughtUp'],
    ...['event', second.position],
    ...['event', 'caughtUp'],
  ]);
});
