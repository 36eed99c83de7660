/** Text as a PDF. */
export { writePdf } from './write-pdf.ts';
