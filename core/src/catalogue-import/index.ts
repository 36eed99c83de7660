/** Which files catalogues come as, and what such a file holds. Safe in a browser. */
export {
  type ImportColumn,
  type ImportSource,
  importSource,
  type ImportSourceName,
  importSourceNames,
  importSources,
  largestImport,
} from './import-sources.ts';
