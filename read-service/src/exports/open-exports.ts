/** Puts the exports of one process together. */
import { type HandleCommand } from '@cotejo/core/kit/command-handling';
import { type Pool } from 'pg';
import { exportStore } from './export-store.ts';
import { type Exports, type Sources } from './exports.ts';
import { startExportRunner } from './runner.ts';
import { exportSealing } from './sealing.ts';

export type OpenExports = Exports & { readonly stop: () => Promise<void> };

export const openExports = (options: {
  readonly pool: Pool;
  readonly database: string;
  readonly redisUrl?: string;
  /** 32 bytes: wraps each export's key. */
  readonly masterKey: Buffer;
  readonly handle: HandleCommand;
  readonly sources: Sources;
  readonly onError: (error: unknown) => void;
}): OpenExports => {
  const [store, sealing] = [exportStore(options.pool), exportSealing(options.masterKey)];
  const runner = startExportRunner({ ...options, store, sealing });
  const { handle, sources } = options;
  return { store, sealing, runner, handle, sources, stop: () => runner.stop() };
};
