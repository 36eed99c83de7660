/** The background part of loads in one process: claimed one by one, the next of a person when the one before is done. */
import { again, type ClaimWorker, claimWorker } from '@cotejo/core/kit/jobs';
import { type BackgroundWork } from '../kit/context.ts';
import { type LoadStore } from './load-store.ts';
import { type LoadWorkParts, workOnLoad } from './work-on-load.ts';

/** Loads of different people that this process works on at one time. */
const loadsAtOnce = 2;
/** Milliseconds. */
const sweepInterval = 60_000;

export type LoadWork = BackgroundWork & {
  /** There may be something to do: this process looks at once, the others when their clock says so. */
  readonly signal: (loadId: string) => void;
};

const startLoadWorker = (store: LoadStore, parts: LoadWorkParts): ClaimWorker => {
  const { onError } = parts;
  const work = workOnLoad(parts);
  const worker = claimWorker({
    claim: () => store.claim(),
    async run(claimed, stopping) {
      try {
        await work(claimed, stopping);
      } catch (error) {
        onError(error);
        // If this fails too, the lease ends by itself.
        await store.release(claimed.id).catch(onError);
      }
    },
    atOnce: loadsAtOnce,
    onError,
  });
  const sweep = again(
    sweepInterval,
    async () => {
      await store.lookAgain();
      await store.sweep();
    },
    onError,
  );
  return {
    work: worker.work,
    stop: async () => void (await Promise.all([worker.stop(), sweep.stop()])),
  };
};

export const loadWork = (store: LoadStore, parts: Omit<LoadWorkParts, 'onError' | 'store'>): LoadWork => {
  let worker: ClaimWorker | undefined;
  let wake = (_: string): void => {};
  return {
    signal: (loadId) => wake(loadId),
    start(log) {
      const onError = (err: unknown): void => log.error({ err }, 'a load failed; it goes on later');
      const started = startLoadWorker(store, { ...parts, store, onError });
      worker = started;
      wake = (loadId) => void store.want(loadId).then(started.work).catch(onError);
    },
    stop: async () => worker?.stop(),
  };
};
