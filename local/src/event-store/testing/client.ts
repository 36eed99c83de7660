/** Short ways to use the client in tests. */
import { randomUUID } from 'node:crypto';
import {
  jsonEvent,
  type AllStreamSubscription,
  type JSONEventData,
  type JSONRecordedEvent,
  type ResolvedEvent,
  type StreamSubscription,
} from '@eventstore/db-client';

export const aStream = (prefix = 'stream'): string => `${prefix}-${randomUUID()}`;

/** Proposed events with their index in the data. */
export const someEvents = (count: number, type = 'Happened'): JSONEventData[] =>
  Array.from({ length: count }, (_, index) => jsonEvent({ type, data: { index } }));

export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

export const indexesOf = (events: readonly ResolvedEvent[]): number[] =>
  events.map(({ event }) => ((event as JSONRecordedEvent).data as { index: number }).index);

export const revisionsOf = (events: readonly ResolvedEvent[]): number[] =>
  events.map(({ event }) => Number(event?.revision));

export type Watched = {
  /** Everything that the subscription told, in its order. */
  told: string[];
  events: ResolvedEvent[];
  errors: Error[];
  /** Resolves when the condition holds; rejects after five seconds, telling what was told until then. */
  until: (condition: (watched: Watched) => boolean) => Promise<void>;
};

/** Writes down what a subscription tells. */
export function watch(subscription: StreamSubscription | AllStreamSubscription): Watched {
  const told: string[] = [];
  const events: ResolvedEvent[] = [];
  const errors: Error[] = [];
  const all = subscription as StreamSubscription;
  all
    .on('confirmation', () => told.push('confirmation'))
    .on('caughtUp', () => told.push('caughtUp'))
    .on('fellBehind', () => told.push('fellBehind'))
    .on('error', (error: Error) => errors.push(error))
    .on('data', (event: ResolvedEvent) => {
      told.push('event');
      events.push(event);
    });
  const watched: Watched = {
    told,
    events,
    errors,
    until: async (condition) => {
      for (const end = Date.now() + 30_000; !condition(watched);) {
        if (Date.now() > end) throw new Error(`Waited in vain. Told: ${told.join(' ')} ${String(errors)}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
  };
  return watched;
}
