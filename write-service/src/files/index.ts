/** Files that staff add to leads: uploaded, found when they are attached, swept when they are not. */
export { type AttachableFile, fileOf } from './file-of.ts';
export { inMemoryLeadFiles } from './in-memory-lead-files.ts';
export { type LeadFiles, postgresLeadFiles } from './lead-files.ts';
export { looksLike } from './content.ts';
