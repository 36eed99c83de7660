/** The background part of bulk runs in one process, and the signal by which all processes hear of new ones. */
import {
  type ClaimWorker,
  type SignalledWorker,
  signalledWorker,
  type SignalStore,
} from '@cotejo/core/kit/jobs';
import { type BackgroundWork } from '../kit/context.ts';
import { type RunnerParts, runsAtOnce, startBulkRunner } from './runner.ts';

export type BulkWork = BackgroundWork & {
  /** There may be something to do: some process will look. */
  readonly signal: () => void;
};

export const bulkWork = (where: SignalStore, parts: Omit<RunnerParts, 'onError'>): BulkWork => {
  let runner: ClaimWorker | undefined;
  let signalled: SignalledWorker | undefined;
  let onError = (_: unknown): void => {};
  return {
    // Where no signal arrives, each process looks for itself every other second.
    signal: () => void signalled?.signal().catch(onError),
    start(log) {
      onError = (err) => log.error({ err }, 'a bulk run failed; it goes on later');
      runner = startBulkRunner({ ...parts, onError });
      signalled = signalledWorker({
        ...where,
        schema: 'write_jobs',
        name: 'bulk',
        concurrency: runsAtOnce,
        work: runner.work,
        onError,
      });
    },
    async stop() {
      await Promise.all([runner?.stop(), signalled?.close()]);
    },
  };
};
