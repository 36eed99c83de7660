/** Does what is due: several things at once, and about one aggregate one after the other. */
import { CommandIdReused, type HandleCommand } from '@cotejo/core/kit/command-handling';
import { type SubjectKeys } from '@cotejo/core/kit/personal-data';
import { isOutage } from '@cotejo/core/kit/service';
import { describeError } from '../projector/index.ts';
import { type Automation, type Means, type Task } from './automation.ts';
import { type Tasks } from './task-table.ts';

export type Doing = {
  readonly automation: Pick<Automation, 'name' | 'deeds'>;
  readonly tasks: Tasks;
  readonly handle: HandleCommand;
  readonly keys: Pick<SubjectKeys, 'erase'>;
  /** A task failed through no outage; it is tried again later, and the others go on. */
  readonly onError?: (error: unknown, task: Task) => void;
};

/** Tasks that are read, and that are done, at a time. */
const [page, atOnce] = [200, 8];

const meansFor = ({ automation, handle, keys }: Doing, task: Task): Means => {
  const now = new Date();
  const { about, commandId, correlationId, causationId, country } = task;
  const actor = { kind: 'system', automation: automation.name } as const;
  const context = { commandId, actor, country, now, correlationId, causationId };
  return {
    now,
    keys,
    async send(decider, decide) {
      await handle(decider, about, decide, context);
    },
  };
};

/** @throws the outage that kept it from being done */
const doOne = async (doing: Doing, task: Task): Promise<void> => {
  const { automation, tasks, onError = () => {} } = doing;
  try {
    const deed = automation.deeds[task.deed];
    if (!deed) throw new Error(`${automation.name} does not know how to ${task.deed}.`);
    await deed(task, meansFor(doing, task));
  } catch (error) {
    if (isOutage(error)) throw error;
    // Another version of this automation drew another conclusion from the same event, and has acted on it: that holds.
    if (!(error instanceof CommandIdReused)) {
      onError(error, task);
      return tasks.postpone(task, describeError(error));
    }
  }
  await tasks.done(task);
};

/** In the order given, apart by what they are about. */
const queuesOf = (due: readonly Task[]): ReadonlyMap<string, readonly Task[]> => {
  const queues = new Map<string, Task[]>();
  for (const task of due) queues.set(task.about, [...(queues.get(task.about) ?? []), task]);
  return queues;
};

/** Until nothing is due. @throws the first outage; what was not done stays */
export const doTasks = async (doing: Doing): Promise<void> => {
  for (;;) {
    const due = await doing.tasks.due(page);
    const queues = queuesOf(due).values();
    const work = async (): Promise<void> => {
      for (const queue of queues) for (const task of queue) await doOne(doing, task);
    };
    const ended = await Promise.allSettled(Array.from({ length: atOnce }, work));
    const failed = ended.find(({ status }) => status === 'rejected');
    if (failed) throw (failed as PromiseRejectedResult).reason;
    if (due.length < page) return;
  }
};
