/** The lines that an import answers with, as the write service documents them. */
export { type ImportLine } from '../../../write-service/src/catalogue-import/index.ts';
