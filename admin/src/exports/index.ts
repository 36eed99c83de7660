/** Exports in the console: a button for lists, and a section of the page of jobs. */
import { type ResourceProps } from 'react-admin';

export { ExportButton } from './ExportButton.tsx';
export { ExportSection } from './ExportSection.tsx';

/** Without pages of its own: named, so that the live connection listens for it. */
export const exportsResource: ResourceProps = { name: 'exports' };
