/** Keeps exports going: woken by a signal, and by a clock in case the signal was lost; and sweeps what is over. */
import { randomUUID } from 'node:crypto';
import { type Jobs, openJobs } from '@cotejo/core/kit/jobs';
import { makeTables } from '../kit/make-tables.ts';
import { runExport, type ExportParts } from './run-export.ts';
import { exportTables } from './tables.ts';

export type ExportRunner = {
  /** There may be something to do: some process will look. */
  readonly wake: () => void;
  /** Whether the tables are there. */
  readonly isReady: () => boolean;
  readonly stop: () => Promise<void>;
};

/** Exports that this process works on at one time. */
const atOnce = 2;
/** Milliseconds between looks for what no signal told of, and between sweeps. */
const [interval, sweepInterval] = [2_000, 60_000];

export const startExportRunner = (parts: ExportParts & { readonly redisUrl?: string }): ExportRunner => {
  const { pool, database, redisUrl, store, sources, onError } = parts;
  const stopping = new AbortController();
  const worker = runExport(parts);
  const underWay = new Set<Promise<void>>();
  let isReady = false;
  let wake = (): void => {};

  const workOff = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const id = randomUUID();
      const claimed = await store.claim(id);
      if (!claimed) return;
      await worker.run(claimed, id, stopping.signal);
    }
  };
  const work = async (): Promise<void> => {
    if (!isReady || stopping.signal.aborted || underWay.size >= atOnce) return;
    const mine = workOff().catch(onError);
    underWay.add(mine);
    await mine.finally(() => underWay.delete(mine));
  };

  const sweep = async (): Promise<void> => {
    if (!isReady) return;
    for (const id of await store.withErasedPeople(sources())) await worker.fail(id, 'PERSON_ERASED');
    await store.forget();
  };

  let jobs: Jobs | undefined;
  /** Tables first, tried until they are there; then the signal. */
  const begin = async (): Promise<void> => {
    isReady = await makeTables(pool, exportTables, { stopping: stopping.signal, onError });
    if (stopping.signal.aborted) return;
    jobs = openJobs({ database, redisUrl, schema: 'export_jobs', onError });
    const { signal } = jobs.worker('exports', atOnce, work);
    wake = () => void signal().catch(onError);
  };
  const begun = begin();
  const clocks = [
    setInterval(() => void work(), interval),
    setInterval(() => void sweep().catch(onError), sweepInterval),
  ];

  return {
    wake: () => wake(),
    isReady: () => isReady,
    async stop() {
      clocks.forEach(clearInterval);
      wake = () => {};
      stopping.abort();
      await begun;
      await Promise.all([...underWay, jobs?.close()]);
    },
  };
};
