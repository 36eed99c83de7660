/** Files that staff attach to records: uploaded, attached, withdrawn; swept while they are attached to nothing. */
export { fileOf } from './file-of.ts';
export { type FileStore, postgresFiles } from './file-store.ts';
export { looksLike } from './content.ts';
export { toWithdraw, withdrawing } from './withdrawing.ts';
