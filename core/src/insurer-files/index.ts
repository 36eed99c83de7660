/** Files for insurers: the activations and cancellations that they are told of. Safe in a browser. */
export {
  type FileCounts,
  type FileKind,
  fileKinds,
  insurerFile,
  type InsurerFileEvent,
  insurerFileEvents,
  prepareFile,
  sendFile,
} from './insurer-file.ts';
export {
  fileKindNames,
  type InsurerFileRecord,
  insurerFiles,
  insurerFileStatuses,
} from './insurer-file-record.ts';
export {
  type InsurerLineRecord,
  insurerLineRecordSchema,
  insurerLineRule,
  insurerLineTable,
  insurerLineValues,
  insurerMovements,
} from './insurer-line-table.ts';
export { insurerFileWords, insurerLineLabels } from './insurer-file-words.ts';
