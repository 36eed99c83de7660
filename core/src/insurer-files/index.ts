/** Files for insurers: the activations and cancellations that they are told of. Safe in a browser. */
export {
  type FileCounts,
  type FileKind,
  fileKinds,
  type InsurerFile,
  insurerFile,
  type InsurerFileEvent,
  insurerFileEvents,
  prepareFile,
  sendFile,
} from './insurer-file.ts';
export { allowedFileCommands, insurerFileGuard, insurerFileRule } from './insurer-file-access.ts';
export { insurerFileLabels, insurerLineLabels } from './insurer-file-labels.ts';
export {
  type InsurerFileRecord,
  insurerFileRecordSchema,
  insurerFileStatuses,
  insurerFileTable,
  insurerFileValues,
} from './insurer-file-table.ts';
export {
  type InsurerLineRecord,
  insurerLineRecordSchema,
  insurerLineRule,
  insurerLineTable,
  insurerLineValues,
  insurerMovements,
} from './insurer-line-table.ts';
