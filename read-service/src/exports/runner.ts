/** Keeps exports going: woken by a signal, and by a clock in case the signal was lost; and sweeps what is over. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Jobs, openJobs } from '@cotejo/core/kit/jobs';
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

/** A new index over all files that are there takes longer than an answer may. */
const unhurried = `select set_config('statement_timeout', '10min', true)`;

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
    while (!isReady && !stopping.signal.aborted)
      await pool.query(`${unhurried}; select pg_advisory_xact_lock(7141002); ${exportTables}`).then(
        () => (isReady = true),
        async (error: unknown) => {
          onError(error);
          await pause(1_000, undefined, { signal: stopping.signal }).catch(() => {});
        },
      );
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
