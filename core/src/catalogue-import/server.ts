/** Parses catalogue files into changes, before they are compared with the stored catalogue. */
export { type Brought, type Needed, type ReadFile, type UnreadRow } from './source.ts';
export { clinicGivenOnto } from './clinic-given-onto.ts';
export { type ReadImport, readImport } from './sources.ts';
