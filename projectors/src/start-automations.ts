/** Starts all automations of this process, and the signal that wakes them when a task is due. */
import { type Pool } from 'pg';
import { aggregateLoader, commandHandler } from '@cotejo/core/kit/command-handling';
import { type EventStore } from '@cotejo/core/kit/event-store';
import { signalledWorker } from '@cotejo/core/kit/jobs';
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
  readonly redisUrl?: string;
  readonly onSignalError: (error: unknown) => void;
  /** What each reports about itself, by its name. */
  readonly hooksOf: (
    name: string,
  ) => Pick<ProjectorOptions, 'onBatch' | 'onLoss' | 'onParked' | 'mostParked'> &
    Pick<AutomationOptions, 'onError'>;
};

export type RunningAutomations = {
  readonly running: readonly RunningAutomation[];
  readonly stop: () => Promise<void>;
};

export const startAutomations = (
  automations: readonly Automation[],
  { commands, follower, hooksOf, redisUrl, onSignalError, ...options }: StartOptions,
): RunningAutomations => {
  const handle = commandHandler(commands, options.codec);
  const load = aggregateLoader(commands, options.codec);
  const wakeAt = (instant: Date): Promise<void> => worker.signal(instant);
  const started = automations.map((automation) => {
    const store = follower();
    const hooks = hooksOf(automation.name);
    return {
      store,
      running: runAutomation({ ...options, ...hooks, automation, store, handle, load, wakeAt }),
    };
  });
  const running = started.map((one) => one.running);
  // Without a signal the sweep finds what is due.
  const worker = signalledWorker({
    database: options.database,
    redisUrl,
    name: 'automations',
    concurrency: 1,
    work: () => Promise.all(running.map((one) => one.wake())),
    onError: onSignalError,
  });
  return {
    running,
    async stop() {
      await worker.close();
      await Promise.all(running.map((one) => one.stop()));
      await Promise.all([commands, ...started.map(({ store }) => store)].map((store) => store.close()));
    },
  };
};
