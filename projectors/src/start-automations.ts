/** Starts all automations of this process, and the signal that wakes them when a task is due. */
import { type Pool } from 'pg';
import { aggregateLoader, commandHandler } from '@cotejo/core/kit/command-handling';
import { type EventStore } from '@cotejo/core/kit/event-store';
import { type Jobs, type Signalled } from '@cotejo/core/kit/jobs';
import { type EventCodec } from '@cotejo/core/kit/personal-data';
import { type ProjectorOptions } from './kit/projector/index.ts';
import {
  type Automation,
  type AutomationOptions,
  runAutomation,
  type RunningAutomation,
} from './kit/automation/index.ts';

export type StartOptions = {
  readonly database: string;
  /** For the commands of automations; closed with them. */
  readonly commands: EventStore;
  /** Opens the store for one of them to follow. */
  readonly follower: () => EventStore;
  readonly codec: EventCodec;
  readonly pool: Pool;
  readonly reports: AutomationOptions['reports'];
  /** What each reports about itself, by its name. */
  readonly hooksOf: (
    name: string,
  ) => Pick<ProjectorOptions, 'onBatch' | 'onLoss' | 'onParked' | 'mostParked'> &
    Pick<AutomationOptions, 'onError'>;
};

export type RunningAutomations = {
  readonly running: readonly RunningAutomation[];
  /** Lets a queue wake them as well; without it the sweep finds what is due. */
  readonly wakeBy: (jobs: Jobs) => void;
  readonly stop: () => Promise<void>;
};

export const startAutomations = (
  automations: readonly Automation[],
  { commands, follower, hooksOf, ...options }: StartOptions,
): RunningAutomations => {
  const handle = commandHandler(commands, options.codec);
  const load = aggregateLoader(commands, options.codec);
  let worker: Signalled | undefined;
  const wakeAt = async (instant: Date): Promise<void> => worker?.signal(instant);
  const started = automations.map((automation) => {
    const store = follower();
    const hooks = hooksOf(automation.name);
    return {
      store,
      running: runAutomation({ ...options, ...hooks, automation, store, handle, load, wakeAt }),
    };
  });
  const running = started.map((one) => one.running);
  return {
    running,
    wakeBy(jobs) {
      worker = jobs.worker('automations', 1, () => Promise.all(running.map((one) => one.wake())));
    },
    async stop() {
      await Promise.all(running.map((one) => one.stop()));
      await Promise.all([commands, ...started.map(({ store }) => store)].map((store) => store.close()));
    },
  };
};
