/** An event store whose subscriptions follow a script, for tests of what follows the log. */
import { type EventStore, type LogSignal, type Position, type StoredEvent } from '../event-store/index.ts';
import { inMemoryEventStore } from './in-memory-event-store.ts';

export const positionAt = (place: number): Position => ({ commit: BigInt(place), prepare: BigInt(place) });

export const eventAt = (place: number): StoredEvent => ({
  id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
  type: 'SomethingHappened',
  data: {},
  metadata: {},
  stream: 'test-1',
  revision: place,
  position: positionAt(place),
  created: new Date(0),
});

/** A step of a script: a signal, an error to break with, or `'hang'` to deliver nothing more. */
export type Step = LogSignal | Error | 'hang';
export const event = (place: number): Step => ({ kind: 'event', event: eventAt(place) });
export const candidate = (place: number): Step => ({ kind: 'candidate', position: positionAt(place) });
export const caughtUp: Step = { kind: 'caughtUp' };

/** A signal of a subscription or feed as a word to compare: `event 3`, `checkpoint 9`, `caughtUp`. */
export const wordOf = (said: LogSignal | { readonly kind: 'ended' }): string => {
  if (said.kind === 'event') return `event ${said.event.position.commit}`;
  return said.kind === 'candidate' ? `checkpoint ${said.position.commit}` : said.kind;
};

export type ScriptedStore = EventStore & {
  /** After which place each subscription began. */
  readonly subscribed: (number | 'start')[];
  /** How many subscriptions are open. */
  open(): number;
};

/**
 * @param scripts one per subscription, in turn; later ones hang
 * @param log what the log itself holds, whatever its subscriptions deliver
 */
export const scriptedStore = (
  scripts: readonly (readonly Step[])[],
  log: readonly number[],
): ScriptedStore => {
  const subscribed: (number | 'start')[] = [];
  let open = 0;

  const subscribe: EventStore['subscribe'] = (after) => {
    const script = scripts[subscribed.length] ?? ['hang'];
    subscribed.push(after === 'start' ? 'start' : Number(after.commit));
    open += 1;
    let release = (): void => {};
    const closed = new Promise<void>((resolve) => (release = resolve));
    async function* play(): AsyncGenerator<LogSignal> {
      for (const step of script) {
        if (step === 'hang') await closed;
        else if (step instanceof Error) throw step;
        else yield step;
      }
    }
    let isOpen = true;
    const close = async (): Promise<void> => {
      if (isOpen) open -= 1;
      isOpen = false;
      release();
    };
    return { [Symbol.asyncIterator]: play, close };
  };

  return {
    ...inMemoryEventStore(),
    subscribe,
    subscribed,
    open: () => open,
    head: async () => positionAt(log.at(-1) ?? 0),
    async *readAll(from, maxCount) {
      const first = from === 'start' ? 0 : Number(from.commit);
      for (const place of log.filter((at) => at >= first).slice(0, maxCount)) yield eventAt(place);
    },
  };
};

/** Reads that are never answered. @param onRead told of each */
export const hangingReads = (onRead: () => void = () => {}): Pick<EventStore, 'readAll'> => ({
  readAll() {
    onRead();
    return {
      [Symbol.asyncIterator]: () => ({ next: () => new Promise<IteratorResult<StoredEvent>>(() => {}) }),
    };
  },
});
