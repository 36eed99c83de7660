/** The background part of bulk runs in one process, and the signal by which all processes hear of new ones. */
import { type ClaimWorker, type Jobs, openJobs } from '@cotejo/core/kit/jobs';
import { type BackgroundWork } from '../kit/context.ts';
import { type RunnerParts, runsAtOnce, startBulkRunner } from './runner.ts';

export type BulkWork = BackgroundWork & {
  /** There may be something to do: some process will look. */
  readonly signal: () => void;
};

/** Where signals are kept: a database with the schema `write_jobs`, or a Redis. */
export type SignalStore = { readonly database: string; readonly redisUrl?: string };

export const bulkWork = (where: SignalStore, parts: Omit<RunnerParts, 'onError'>): BulkWork => {
  let wake = (): void => {};
  let runner: ClaimWorker | undefined;
  let jobs: Jobs | undefined;
  return {
    signal: () => wake(),
    start(log) {
      const onError = (err: unknown): void => log.error({ err }, 'a bulk run failed; it goes on later');
      runner = startBulkRunner({ ...parts, onError });
      jobs = openJobs({ ...where, schema: 'write_jobs', onError });
      // Where no signal arrives, each process looks for itself every other second.
      const { signal } = jobs.worker('bulk', runsAtOnce, runner.work);
      wake = () => void signal().catch(onError);
    },
    async stop() {
      wake = () => {};
      await Promise.all([runner?.stop(), jobs?.close()]);
    },
  };
};
