/** Keeps an automation going: it follows the log, does what follows, and wakes for what has its time. */
import { type Pool } from 'pg';
import { type HandleCommand } from '@cotejo/core/kit/command-handling';
import { type SubjectKeys } from '@cotejo/core/kit/personal-data';
import { isOutage } from '@cotejo/core/kit/service';
import { type ProjectorOptions, runProjector, type RunningProjector, schemaOf } from '../projector/index.ts';
import { asProjector } from './as-projector.ts';
import { type Automation, type Task } from './automation.ts';
import { doTasks } from './do-tasks.ts';
import { tasksIn } from './task-table.ts';

export type AutomationOptions = Omit<ProjectorOptions, 'projector' | 'onError'> & {
  readonly automation: Automation;
  /** Of the same database, for what is done between batches. */
  readonly pool: Pool;
  readonly handle: HandleCommand;
  readonly keys: Pick<SubjectKeys, 'erase'>;
  /** Called with the instant at which something is due next. It is a help: what no bell rings for, the sweep finds. */
  readonly ringAt?: (instant: Date) => Promise<void>;
  /** How often the leader looks for what is due and was not rung for; milliseconds. */
  readonly sweep?: number;
  /** With the task that failed, or the following of the log itself did. */
  readonly onError?: (error: unknown, task?: Task) => void;
};

export type RunningAutomation = {
  readonly following: RunningProjector;
  /** Does what is due now, whoever rings. Never rejects. */
  ring(): Promise<void>;
  /** @returns how many tasks have failed and are tried again later */
  failing(): Promise<number>;
  /** Ends after the work at hand. */
  stop(): Promise<void>;
};

/**
 * While history is read an automation only learns: much of what it would do was done long ago. The leader knows of
 * itself; a bell rings in any instance, which asks the table.
 */
const mayAct = `select from checkpoints.status
  where name = $1 and version = $2 and caught_up and not frozen and reported_at > now() - interval '10 seconds'`;

export const runAutomation = (options: AutomationOptions): RunningAutomation => {
  const { automation, pool, handle, keys, sweep = 5_000, onError = () => {} } = options;
  const { name, version } = automation;
  const tasks = tasksIn(schemaOf(automation), pool);
  let stopping = false;

  // What is away for a moment comes back: the sweep tries again.
  const tell = (error: unknown): void => {
    if (!isOutage(error)) onError(error);
  };
  const work = async (): Promise<void> => {
    try {
      const { role, caughtUp, frozen } = following.status();
      const isCurrent = role === 'leader' && caughtUp && !frozen;
      if (!isCurrent && (await pool.query(mayAct, [name, version])).rowCount === 0) return;
      await doTasks({ automation, tasks, handle, keys, onError });
      const next = await tasks.next();
      // Not waited for: a bell that can't be hung now must hold no work up.
      if (next) options.ringAt?.(next).catch(tell);
    } catch (error) {
      tell(error);
    }
  };

  // One round at a time; whoever rings during one gets another after it, for it may have looked before.
  let round: Promise<void> | undefined;
  let again: Promise<void> | undefined;
  const ring = (): Promise<void> => {
    if (stopping) return Promise.resolve();
    if (!round) return (round = work().finally(() => (round = undefined)));
    return (again ??= round.then(() => {
      again = undefined;
      return ring();
    }));
  };

  const following = runProjector({
    ...options,
    projector: asProjector(automation),
    // Whoever takes over begins with what the one before has left.
    onLive() {
      options.onLive?.();
      void ring();
    },
    onBatch(events, milliseconds) {
      options.onBatch?.(events, milliseconds);
      if (events > 0) void ring();
    },
  });
  const sweeping = setInterval(() => {
    if (following.status().role === 'leader') void ring();
  }, sweep);

  return {
    following,
    ring,
    failing: () => tasks.failing(),
    async stop() {
      stopping = true;
      clearInterval(sweeping);
      await following.stop();
      await (again ?? round);
    },
  };
};
