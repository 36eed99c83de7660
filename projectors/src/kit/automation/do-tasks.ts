/** Does what is due: several targets at once, and the tasks of one target one after the other. */
import { CommandIdReused, type HandleCommand, type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { isOutage } from '@cotejo/core/kit/service';
import { describeError } from '../projector/index.ts';
import { type Automation, type Task, type TaskContext } from './automation.ts';
import { type Tasks } from './task-table.ts';

export type TaskRound = {
  readonly automation: Pick<Automation, 'name' | 'handlers'>;
  readonly tasks: Tasks;
  readonly handle: HandleCommand;
  readonly load: LoadAggregate;
  /** A task failed through no outage; it is tried again later, and the others go on. */
  readonly onError?: (error: unknown, task: Task) => void;
};

/** Tasks that are read, and targets that are worked on, at a time. */
const [page, atOnce] = [200, 8];

const contextFor = ({ automation, handle, load }: TaskRound, task: Task): TaskContext => {
  const now = new Date();
  const { target, commandId, correlationId, causationId, country } = task;
  const actor = { kind: 'system', automation: automation.name } as const;
  const context = { commandId, actor, country, now, correlationId, causationId };
  return {
    now,
    load,
    async send(decider, decide) {
      await handle(decider, target, decide, context);
    },
  };
};

/** @throws the outage that kept it from being done */
const doOne = async (round: TaskRound, task: Task): Promise<void> => {
  const { automation, tasks, onError = () => {} } = round;
  try {
    const handler = automation.handlers[task.handler];
    if (!handler) throw new Error(`${automation.name} has no handler ${task.handler}.`);
    await handler(task, contextFor(round, task));
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

/** In the order given, apart by target. */
const queuesOf = (due: readonly Task[]): ReadonlyMap<string, readonly Task[]> => {
  const queues = new Map<string, Task[]>();
  for (const task of due) queues.set(task.target, [...(queues.get(task.target) ?? []), task]);
  return queues;
};

/** Until nothing is due. @throws the first outage; what was not done stays */
export const doTasks = async (round: TaskRound): Promise<void> => {
  for (;;) {
    const due = await round.tasks.due(page);
    const queues = queuesOf(due).values();
    const work = async (): Promise<void> => {
      for (const queue of queues) for (const task of queue) await doOne(round, task);
    };
    const ended = await Promise.allSettled(Array.from({ length: atOnce }, work));
    const failed = ended.find(({ status }) => status === 'rejected');
    if (failed) throw (failed as PromiseRejectedResult).reason;
    if (due.length < page) return;
  }
};
