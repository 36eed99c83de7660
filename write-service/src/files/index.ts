/** Files that staff attach to records: uploaded, found when they are attached, swept when they are not or no more. */
export { fileOf } from './file-of.ts';
export { inMemoryFiles } from './in-memory-file-store.ts';
export { type FileStore, postgresFiles } from './file-store.ts';
export { looksLike } from './content.ts';
export { toWithdraw, withdrawing } from './withdrawing.ts';
