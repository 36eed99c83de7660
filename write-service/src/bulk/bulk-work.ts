/** The background part of bulk runs in one process, and the bell by which all processes hear of new ones. */
import { type Jobs, openJobs } from '@cotejo/core/kit/jobs';
import { type BulkRunner, runsAtOnce, startBulkRunner } from './runner.ts';

export type BulkWork = {
  /** There may be something to do: some process will look. */
  readonly ring: () => void;
  readonly start: (parts: Parameters<typeof startBulkRunner>[0]) => void;
  /** After the portion at hand. */
  readonly stop: () => Promise<void>;
};

/** @param where the bells hang: a database with the schema `write_jobs`, or a Redis */
export const bulkWork = (where: { readonly database: string; readonly redisUrl?: string }): BulkWork => {
  let wake = (): void => {};
  let runner: BulkRunner | undefined;
  let jobs: Jobs | undefined;
  return {
    ring: () => wake(),
    start(parts) {
      const { onError } = parts;
      runner = startBulkRunner(parts);
      jobs = openJobs({ ...where, schema: 'write_jobs', onError });
      // Without a bell, each process looks for itself every other second.
      const bell = jobs.bell('bulk', runsAtOnce, runner.work);
      wake = () => void bell.ring().catch(onError);
    },
    async stop() {
      wake = () => {};
      await Promise.all([runner?.stop(), jobs?.close()]);
    },
  };
};
