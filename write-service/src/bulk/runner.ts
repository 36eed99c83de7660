/** Keeps bulk runs going, and forgets what long-finished ones were about. */
import { again, type ClaimWorker, claimWorker } from '@cotejo/core/kit/jobs';
import { runBulk, type RunParts } from './run-bulk.ts';

/** Runs of different people that this process works on at one time. */
export const runsAtOnce = 2;

export type RunnerParts = RunParts & { readonly forgetPayload: (bulkId: string) => Promise<void> };

/** Stops after the portion at hand. */
export const startBulkRunner = (parts: RunnerParts): ClaimWorker => {
  const { runs, onError, forgetPayload } = parts;
  const run = runBulk(parts);
  let isStopping = false;

  const worker = claimWorker({
    claim: () => runs.claim(),
    async run(claimed, stopping) {
      try {
        await run(claimed, stopping);
      } catch (error) {
        onError(error);
        // If this fails too, the lease ends by itself.
        await runs.release(claimed.id).catch(onError);
      }
    },
    atOnce: runsAtOnce,
    onError,
  });
  /** A payload outlives its run by a week, for whoever tries again what failed. */
  const forgetOld = async (): Promise<void> => {
    for (const id of await runs.finishedLongAgo()) {
      if (isStopping) return;
      await forgetPayload(id);
      await runs.drop(id);
    }
  };
  const sweep = again(60_000, forgetOld, onError);

  return {
    work: worker.work,
    async stop() {
      isStopping = true;
      await Promise.all([worker.stop(), sweep.stop()]);
    },
  };
};
