/** A leader's session: from its take-over to the loss of its connection, or to the end. */
import { type Client, type Pool } from 'pg';
import {
  comparePositions,
  type EventStore,
  type Position,
  type StoredEvent,
} from '@cotejo/core/kit/event-store';
import { feed, type FeedOptions } from '@cotejo/core/kit/feed';
import { type EventCodec } from '@cotejo/core/kit/personal-data';
import { batchesOf } from './batches.ts';
import { takeOver } from './checkpoint.ts';
import { describeError } from './describe-error.ts';
import { PoisonEvent } from './fault.ts';
import { isDecisionFor } from './follow-decision.ts';
import { measureLag } from './lag.ts';
import { notifications } from './notification.ts';
import { lacksEvents } from './parked-streams.ts';
import { isAwaited, type Projector } from './projector.ts';
import { show } from './schema.ts';
import { type ProjectorStatus, report } from './status.ts';
import { writeBatch, type Writing } from './write-batch.ts';

/** How often a leader reports; milliseconds. Well within a lease. */
const heartbeat = 1_000;

export type Session = Pick<Writing, 'mostParked' | 'onParked'> & {
  readonly projector: Projector;
  readonly store: EventStore;
  readonly codec: EventCodec;
  readonly feed?: FeedOptions;
  /** Whether readers see this version; one that is built beside an older one is shown when it has caught up. */
  readonly shown: boolean;
  /** Holds the lock, and writes. */
  readonly sql: Client;
  /** To the same database: what it reports by, for its own connection may be busy. Several may share it. */
  readonly reports: Pick<Pool, 'query'>;
  /** Aborted by the end of the process and by the loss of the connection. */
  readonly signal: AbortSignal;
  readonly onStatus: (status: ProjectorStatus) => void;
  /** Called with each error that is retried; consecutive failures of reports count as one. */
  readonly onError?: (error: unknown) => void;
  /** It leads, and has read all that there was; told again after each loss of the subscription. */
  readonly onLive?: () => void;
  readonly onBatch?: (events: number, milliseconds: number) => void;
  /** The subscription was lost; it comes back by itself. */
  readonly onLoss?: (error: unknown) => void;
};

const commitOf = (position: Position | 'start'): bigint => (position === 'start' ? 0n : position.commit);
const unknownLag = (waiting: readonly unknown[]) => ({ events: waiting.length, seconds: 0 });

/** Projects until the signal. @throws what ended it otherwise */
export const lead = async (session: Session): Promise<void> => {
  const { projector, store, codec, sql, reports, signal } = session;
  let place = await takeOver(sql, projector);
  const start = commitOf(place.position);
  const followed = feed(store, place.position, session.feed);
  // A person who decides on a parked stream waits for the result.
  const isWaitedFor = (event: StoredEvent): boolean =>
    isAwaited(projector, event) || isDecisionFor(projector, event);
  const batches = batchesOf(followed, isWaitedFor);
  let writing: readonly StoredEvent[] = [];
  let seen = 0;
  let isLive = false;
  let isShown = session.shown;

  /** Reports that are being written: no heartbeat adds to them. */
  let reporting = 0;
  let isReported = true;
  const write = async (status: ProjectorStatus): Promise<void> => {
    reporting += 1;
    try {
      await report(reports, projector, place.epoch, status);
      isReported = true;
    } catch (error) {
      // Only the first failure in a row is passed on; the next report says everything anew.
      if (isReported && !signal.aborted) session.onError?.(error);
      isReported = false;
    }
    reporting -= 1;
  };

  const reportStatus = async (stopped: Pick<ProjectorStatus, 'role' | 'stoppedAt'> = { role: 'leader' }) => {
    const { position } = place;
    const { connected, frozen } = followed.status();
    const queued = batches.waiting().flatMap((item) => (item.kind === 'event' ? [item.event] : []));
    const waiting = [...writing, ...queued];
    const distance = Number(commitOf(position) - start);
    const density = distance > 0 && seen > 0 ? seen / distance : 1;
    const complete = connected && isLive && !frozen;
    // Without the store's answer nobody knows of more than what has arrived.
    const lag = await measureLag(store, { position, waiting, complete, density }, Date.now()).catch(() =>
      unknownLag(waiting),
    );
    const status: ProjectorStatus = {
      ...stopped,
      position: commitOf(position).toString(),
      lag,
      caughtUp: connected && isLive,
      frozen,
      parked: place.parked.size,
    };
    session.onStatus(status);
    // Not waited for; who was deposed reports nothing more.
    if (!signal.aborted) void write(status);
  };

  let isBusy = false;
  const beat = setInterval(() => {
    if (isBusy || reporting > 0) return;
    isBusy = true;
    void reportStatus().finally(() => (isBusy = false));
  }, heartbeat);
  const stop = (): void => {
    clearInterval(beat);
    void followed.close();
  };
  signal.addEventListener('abort', stop);

  try {
    if (signal.aborted) return;
    for await (const { events, position, live, losses } of batches) {
      if (signal.aborted) return;
      for (const loss of losses) session.onLoss?.(loss);
      const isFurther =
        position && (place.position === 'start' || comparePositions(position, place.position) > 0);
      if (isFurther) {
        const began = performance.now();
        writing = events;
        const { mostParked, onParked } = session;
        const into = { projector, codec, store, sql, quiet: !isShown, mostParked, onParked };
        place = await writeBatch(into, place, { events, position, live });
        writing = [];
        seen += events.length;
        session.onBatch?.(events.length, performance.now() - began);
      }
      // Events that came while the last of history was written are in the old version already, so they are included. A stream
      // that the old version shows and this one has parked keeps this one hidden.
      const isComplete = live && (isLive || batches.waiting().length === 0);
      if (!isShown && isComplete && !(await lacksEvents(sql, projector))) {
        const [payload] = notifications(projector.name, commitOf(place.position).toString(), 'many');
        await show(sql, projector, JSON.stringify(payload));
        isShown = true;
      }
      const changed = live !== isLive;
      isLive = live;
      if (changed) await reportStatus();
      if (changed && isLive) session.onLive?.();
    }
  } catch (error) {
    if (error instanceof PoisonEvent) {
      place = error.place;
      const written = writing.findIndex(({ id }) => id === error.eventId);
      seen += written;
      writing = writing.slice(written);
      const stoppedAt = { eventId: error.eventId, error: describeError(error.cause) };
      await reportStatus({ role: 'stopped', stoppedAt });
    }
    throw error;
  } finally {
    clearInterval(beat);
    signal.removeEventListener('abort', stop);
    await followed.close();
  }
};
