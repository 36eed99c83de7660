/** Exports, for the lists of other contexts. */
export { ExportButton } from './ExportButton.tsx';
