/** Catalogues that come as files: what each row brings, before anybody looks at what is there. */
export { type FileRow, mostRows, readRows } from './file/read-rows.ts';
export { type Brought, type Needed, type ReadFile, type UnreadRow } from './source.ts';
export { clinicGivenOnto } from './clinic-given-onto.ts';
export { type ReadImport, readImport } from './sources.ts';
