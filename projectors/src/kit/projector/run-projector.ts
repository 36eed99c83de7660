/** Keeps a projector going for ever: waits to lead, leads, and after whatever ended that, waits again. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, disconnect } from './connection.ts';
import { PoisonEvent } from './fault.ts';
import { becomeLeader } from './leadership.ts';
import { type Projector, schemaOf } from './projector.ts';
import { prepareSchema } from './schema.ts';
import { lead, type Session } from './session.ts';
import { initialStatus, isReady, type ProjectorStatus } from './status.ts';

export type ProjectorOptions = Pick<
  Session,
  | 'store'
  | 'codec'
  | 'feed'
  | 'reports'
  | 'mostParked'
  | 'onParked'
  | 'onLive'
  | 'onBatch'
  | 'onLoss'
  | 'onError'
> & {
  readonly projector: Projector;
  /** The url of the database, with the role that owns the read models. */
  readonly database: string;
  /** After how much silence a leader is cut off; milliseconds. */
  readonly lease?: number;
  /** How long it stays stopped at an event before it tries again; milliseconds. */
  readonly rest?: number;
};

export type RunningProjector = {
  readonly projector: Projector;
  status(): ProjectorStatus;
  isReady(): boolean;
  /** Ends after the batch at hand. */
  stop(): Promise<void>;
};

/** The first and the longest pause after a failure; milliseconds. */
const [shortest, longest] = [100, 5_000];

/**
 * Losing a commit with the database's last milliseconds is harmless: rows and checkpoint are lost together. Who stays in
 * a transaction without a word loses it, and the lock with it.
 */
const settingsOf = (projector: Projector) => ({
  search_path: schemaOf(projector),
  synchronous_commit: 'off',
  idle_in_transaction_session_timeout: '5s',
});

export const runProjector = (options: ProjectorOptions): RunningProjector => {
  const { projector, database, lease = 5_000, rest = 10_000, onError = () => {} } = options;
  const instance = `${schemaOf(projector)} ${randomUUID()}`;
  const stopping = new AbortController();
  let status = initialStatus;

  /** Before it leads, or again. Who stopped at an event says so until it has got past it itself, whoever else has. */
  const setRole = (role: 'starting' | 'standby'): void => {
    if (status.role !== 'stopped') status = { ...status, role, caughtUp: false };
  };

  /** One attempt: to the end of leading, or to a failure. */
  const attempt = async (): Promise<void> => {
    const lost = new AbortController();
    const signal = AbortSignal.any([stopping.signal, lost.signal]);
    const own = { database, instance, settings: settingsOf(projector), pipeline: true };
    const sql = await connect(own, () => lost.abort());
    try {
      const shown = await prepareSchema(sql, projector);
      // An instance that is alone is no standby while it waits for its own first report: nobody projects meanwhile.
      const onOther = () => setRole('standby');
      if (!(await becomeLeader(sql, projector, { lease, signal, onOther }))) return;
      setRole('starting');
      // A report of an attempt that is over is dropped: the next attempt has a role of its own.
      const onStatus = (now: ProjectorStatus) => {
        if (!signal.aborted) status = now;
      };
      await lead({ ...options, shown, sql, signal, onStatus });
    } finally {
      await disconnect(sql);
    }
  };

  const forever = async (): Promise<void> => {
    for (let failures = 0; !stopping.signal.aborted;) {
      const began = Date.now();
      let wait = shortest;
      try {
        await attempt();
        if (stopping.signal.aborted) return;
      } catch (error) {
        onError(error);
        failures = Date.now() - began > longest ? 0 : failures + 1;
        wait = error instanceof PoisonEvent ? rest : Math.min(longest, shortest * 2 ** failures);
      }
      setRole('starting');
      await pause(wait * (0.5 + Math.random() / 2), undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const ended = forever();

  return {
    projector,
    status: () => status,
    isReady: () => isReady(status),
    async stop() {
      stopping.abort();
      await ended;
    },
  };
};
