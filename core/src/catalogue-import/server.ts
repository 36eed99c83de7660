/** Catalogues that come as files: what each row brings, before anybody looks at what is there. */
export { type Brought, type FileRow, type Needed, type ReadFile, type UnreadRow } from './source.ts';
export { clinicGivenOnto } from './clinic-given-onto.ts';
export { type ImportFile, type ReadImport, readImport } from './sources.ts';
