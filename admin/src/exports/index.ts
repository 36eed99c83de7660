/** Exports, for the lists of other contexts. */
export { ExportButton } from './ExportButton.tsx';
export { ExportMenu } from './ExportMenu.tsx';
