/** Files that staff add to leads: uploaded, found when they are attached, swept when they are not. */
export { type AttachableFile, fileOf } from './file-of.ts';
export { inMemoryLeadFiles } from './in-memory-lead-files.ts';
export { type LeadFiles, leadFileSchema, postgresLeadFiles } from './lead-files.ts';
export { fileRoutes } from './routes.ts';
export { sweepLeadFiles } from './sweep.ts';
export { looksLike } from './content.ts';
