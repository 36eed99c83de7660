/** The checks of a file with a table that need not read it; the server checks its content. */
import { endingOf, isTable, tableEndings } from '@cotejo/core/reference/file-types';

/** For the file dialog of the browser, which lets people choose others all the same. */
export const acceptedTables = tableEndings.map((ending) => `.${ending}`).join(',');

/** The reason why a file can't be taken: a key of `cotejo.tableFile` of the messages. */
export type TableProblem = 'several' | 'wrongType' | 'oldWorkbook' | 'empty' | 'tooLarge';

/** @param most bytes that it may have */
export const tableProblem = (
  files: readonly Pick<File, 'name' | 'size'>[],
  most: number,
): TableProblem | undefined => {
  const [file, ...others] = files;
  if (!file || others.length > 0) return 'several';
  if (endingOf(file.name) === 'xls') return 'oldWorkbook';
  if (!isTable(file.name)) return 'wrongType';
  if (file.size === 0) return 'empty';
  return file.size > most ? 'tooLarge' : undefined;
};
