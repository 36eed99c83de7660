/** Files that staff add to leads: their content stands encrypted beside the events. */
export { openFile, sealFile } from './sealed-file.ts';
