/** Keeps bulk runs going: woken by a signal, and every other second in case a signal was lost. */
import { again } from '../kit/again.ts';
import { type BulkRuns } from './bulk-runs.ts';
import { runBulk, type RunParts } from './run-bulk.ts';

export type BulkRunner = {
  /** Works off what there is, until nothing is left or somebody else has it. */
  readonly work: () => Promise<void>;
  /** After the portion at hand. */
  readonly stop: () => Promise<void>;
};

/** Milliseconds between looks for what no signal told of. */
const interval = 2_000;
/** Runs of different people that this process works on at one time. */
export const runsAtOnce = 2;

export type RunnerParts = RunParts & { readonly forgetPayload: (bulkId: string) => Promise<void> };

export const startBulkRunner = (parts: RunnerParts): BulkRunner => {
  const { runs, onError, forgetPayload } = parts;
  const stopping = new AbortController();
  const run = runBulk(parts);
  const underWay = new Set<Promise<void>>();

  const workOne = async (claimed: NonNullable<Awaited<ReturnType<BulkRuns['claim']>>>): Promise<void> => {
    try {
      await run(claimed, stopping.signal);
    } catch (error) {
      onError(error);
      // If this fails too, the lease ends by itself.
      await runs.release(claimed.id).catch(onError);
    }
  };

  const workOff = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const claimed = await runs.claim();
      if (!claimed) return;
      await workOne(claimed);
    }
  };

  const work = async (): Promise<void> => {
    if (stopping.signal.aborted || underWay.size >= runsAtOnce) return;
    const mine = workOff().catch(onError);
    underWay.add(mine);
    await mine.finally(() => underWay.delete(mine));
  };

  /** A payload outlives its run by a week, for whoever tries again what failed. */
  const forgetOld = async (): Promise<void> => {
    for (const id of await runs.finishedLongAgo()) {
      if (stopping.signal.aborted) return;
      await forgetPayload(id);
      await runs.drop(id);
    }
  };

  const clock = setInterval(() => void work(), interval);
  const sweep = again(60_000, forgetOld, onError);

  return {
    work,
    async stop() {
      clearInterval(clock);
      stopping.abort();
      await Promise.all([sweep.stop(), ...underWay]);
    },
  };
};
