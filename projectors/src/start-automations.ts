/** Starts all automations of this process, and the bell that wakes them at the instants that they wait for. */
import { type Pool } from 'pg';
import { commandHandler, type HandleCommand } from '@cotejo/core/kit/command-handling';
import { type EventStore } from '@cotejo/core/kit/event-store';
import { type Bell, type Jobs } from '@cotejo/core/kit/jobs';
import { eventCodec, type SubjectKeys } from '@cotejo/core/kit/personal-data';
import { type ProjectorOptions } from './kit/projector/index.ts';
import { automationsWith } from './automations.ts';
import { type AutomationOptions, runAutomation, type RunningAutomation } from './kit/automation/index.ts';

export type StartOptions = {
  readonly database: string;
  /** For what automations do; closed with them. */
  readonly commands: EventStore;
  /** Opens the store for one of them to follow. */
  readonly follower: () => EventStore;
  readonly pool: Pool;
  readonly reports: AutomationOptions['reports'];
  readonly keys: SubjectKeys;
  readonly indexKey: Buffer;
  /** What each tells about itself, by its name. */
  readonly hooksOf: (
    name: string,
  ) => Pick<ProjectorOptions, 'onBatch' | 'onLoss'> & Pick<AutomationOptions, 'onError'>;
};

export type Automations = {
  readonly running: readonly RunningAutomation[];
  /** For regular work, whose commands go the same way. */
  readonly handle: HandleCommand;
  /** Lets work be woken by a clock as well; without it the sweep finds what is due. */
  readonly wakeBy: (jobs: Jobs) => void;
  readonly stop: () => Promise<void>;
};

export const startAutomations = (options: StartOptions): Automations => {
  const { database, commands, follower, pool, reports, keys, indexKey, hooksOf } = options;
  const codec = eventCodec(keys);
  const handle = commandHandler(commands, codec);
  let bell: Bell | undefined;
  const ringAt = async (instant: Date): Promise<void> => bell?.ring(instant);
  const started = automationsWith({ indexKey }).map((automation) => {
    const store = follower();
    const hooks = hooksOf(automation.name);
    const running = runAutomation({
      automation,
      database,
      pool,
      reports,
      store,
      codec,
      keys,
      handle,
      ringAt,
      ...hooks,
    });
    return { running, store };
  });
  const running = started.map((one) => one.running);
  return {
    running,
    handle,
    wakeBy(jobs) {
      bell = jobs.bell('automations', 1, () => Promise.all(running.map((one) => one.ring())));
    },
    async stop() {
      await Promise.all(running.map((one) => one.stop()));
      await Promise.all([commands, ...started.map(({ store }) => store)].map((store) => store.close()));
    },
  };
};
