/** Keeps an automation going: it follows the log, does the tasks that follow, and wakes when one is due. */
import { type Pool } from 'pg';
import { type HandleCommand, type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { isOutage } from '@cotejo/core/kit/service';
import { type ProjectorOptions, runProjector, type RunningProjector, schemaOf } from '../projector/index.ts';
import { asProjector } from './as-projector.ts';
import { type Automation, type Task } from './automation.ts';
import { doTasks } from './do-tasks.ts';
import { schedulesIn } from './schedules.ts';
import { tasksIn } from './task-table.ts';

export type AutomationOptions = Omit<ProjectorOptions, 'projector' | 'onError'> & {
  readonly automation: Automation;
  /** Pool of the same database, for the work between batches. */
  readonly pool: Pool;
  readonly handle: HandleCommand;
  readonly load: LoadAggregate;
  /** Called with the instant at which the next task is due, to be woken then. Optional: the sweep finds every due task. */
  readonly wakeAt?: (instant: Date) => Promise<void>;
  /** How often the leader looks for due tasks without a signal; milliseconds. */
  readonly sweep?: number;
  /** The clock of its schedules. */
  readonly now?: () => Date;
  /** With the task that failed; without one when following the log failed. */
  readonly onError?: (error: unknown, task?: Task) => void;
};

export type RunningAutomation = {
  readonly following: RunningProjector;
  /** Does what is due now, in any instance. Never rejects. */
  wake(): Promise<void>;
  /** @returns how many tasks have failed and are tried again later */
  failing(): Promise<number>;
  /** Ends after the work at hand. */
  stop(): Promise<void>;
};

/**
 * While history is read an automation only learns: much of what it would do was done long ago. The leader knows its own
 * status; any other instance that is woken asks the table.
 */
const mayAct = `select from checkpoints.status
  where name = $1 and version = $2 and caught_up and not frozen and reported_at > now() - interval '10 seconds'`;

export const runAutomation = (options: AutomationOptions): RunningAutomation => {
  const {
    automation,
    pool,
    handle,
    load,
    sweep = 5_000,
    now = () => new Date(),
    onError = () => {},
  } = options;
  const { name, version } = automation;
  const schema = schemaOf(automation);
  const stored = tasksIn(schema, pool);
  const schedules = schedulesIn(automation, schema, pool);
  const tasks: typeof stored = {
    ...stored,
    done: (task) => (task.occurrence ? schedules.done(task) : stored.done(task)),
  };
  let stopping = false;

  // An outage passes: the sweep tries again.
  const report = (error: unknown): void => {
    if (!isOutage(error)) onError(error);
  };
  const work = async (): Promise<void> => {
    try {
      const { role, caughtUp, frozen } = following.status();
      const isCurrent = role === 'leader' && caughtUp && !frozen;
      if (!isCurrent && (await pool.query(mayAct, [name, version])).rowCount === 0) return;
      do await doTasks({ automation, tasks, handle, load, onError });
      while (await schedules.storeDue(now()));
      // Not awaited: a queue that is away must not block the work.
      for (const next of [await tasks.next(), schedules.next(now())])
        if (next) options.wakeAt?.(next).catch(report);
    } catch (error) {
      report(error);
    }
  };

  // One round at a time; a signal during a round starts another after it, for the round may have looked before.
  let round: Promise<void> | undefined;
  let again: Promise<void> | undefined;
  const wake = (): Promise<void> => {
    if (stopping) return Promise.resolve();
    if (!round) return (round = work().finally(() => (round = undefined)));
    return (again ??= round.then(() => {
      again = undefined;
      return wake();
    }));
  };

  const following = runProjector({
    ...options,
    projector: asProjector(automation),
    // A new leader begins with what the one before has left.
    onLive() {
      options.onLive?.();
      void wake();
    },
    onBatch(events, milliseconds) {
      options.onBatch?.(events, milliseconds);
      if (events > 0) void wake();
    },
  });
  const sweeping = setInterval(() => {
    if (following.status().role === 'leader') void wake();
  }, sweep);

  return {
    following,
    wake,
    failing: () => tasks.failing(),
    async stop() {
      stopping = true;
      clearInterval(sweeping);
      await following.stop();
      await (again ?? round);
    },
  };
};
