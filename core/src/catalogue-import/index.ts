/** The kinds of catalogue files and their columns. Safe in a browser. */
export {
  type ImportColumn,
  type ImportSource,
  importSource,
  type ImportSourceName,
  importSourceNames,
  importSources,
  largestImport,
} from './import-sources.ts';
