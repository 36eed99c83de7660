/** Files that staff add to leads: their content stands encrypted beside the events. */
export { type FileIdentity, openFile, sealFile } from './sealed-file.ts';
