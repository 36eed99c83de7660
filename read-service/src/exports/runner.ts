/** Keeps exports going, once their tables are there, and sweeps what is over. */
import { randomUUID } from 'node:crypto';
import { again, claimWorker, type SignalledWorker, signalledWorker } from '@cotejo/core/kit/jobs';
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
/** Milliseconds between sweeps. */
const sweepInterval = 60_000;

export const startExportRunner = (parts: ExportParts & { readonly redisUrl?: string }): ExportRunner => {
  const { pool, database, redisUrl, store, sources, onError } = parts;
  const stopping = new AbortController();
  const exporting = runExport(parts);
  let isReady = false;

  const worker = claimWorker({
    async claim() {
      if (!isReady) return undefined;
      const run = randomUUID();
      const stored = await store.claim(run);
      return stored && { stored, run };
    },
    run: ({ stored, run }, signal) => exporting.run(stored, run, signal),
    atOnce,
    onError,
  });
  const sweepOver = async (): Promise<void> => {
    if (!isReady) return;
    for (const id of await store.withErasedPeople(sources())) await exporting.fail(id, 'PERSON_ERASED');
    await store.forget();
  };
  const sweep = again(sweepInterval, sweepOver, onError);

  let signalled: SignalledWorker | undefined;
  /** Tables first, tried until they are there; then the signal. */
  const begin = async (): Promise<void> => {
    isReady = await makeTables(pool, exportTables, { stopping: stopping.signal, onError });
    if (stopping.signal.aborted) return;
    const where = { database, redisUrl, schema: 'export_jobs' };
    const { work } = worker;
    signalled = signalledWorker({ ...where, name: 'exports', concurrency: atOnce, work, onError });
  };
  const begun = begin();

  return {
    wake: () => void signalled?.signal().catch(onError),
    isReady: () => isReady,
    async stop() {
      stopping.abort();
      await begun;
      await Promise.all([worker.stop(), sweep.stop(), signalled?.close()]);
    },
  };
};
