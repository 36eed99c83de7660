/** Files that staff attach to records: their content is stored encrypted beside the events. */
export { type FileIdentity, type FileOwner, openFile, sealFile } from './sealed-file.ts';
