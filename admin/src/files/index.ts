/** Files that are attached to a record, shown on the page of that record. */
export { FilesPanel } from './FilesPanel.tsx';
