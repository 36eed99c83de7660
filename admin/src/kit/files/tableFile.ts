/** The checks of a file with a table that need not read it; the server checks its content. */
import { endingOf, isTable, tableEndings } from '@cotejo/core/reference/file-types';
import { fileSize } from './fileSize.ts';

/** For the file dialog of the browser, which lets people choose others all the same. */
export const acceptedTables = tableEndings.map((ending) => `.${ending}`).join(',');

/** The reason why a file can't be taken. */
export type TableProblem = 'several' | 'wrongType' | 'oldWorkbook' | 'empty' | 'tooLarge';
export type FileProblem = TableProblem | 'unreadable';

const problemTexts: Readonly<Record<Exclude<FileProblem, 'tooLarge'>, string>> = {
  several: 'Elige un solo archivo.',
  wrongType: `Ese tipo de archivo no es una tabla. Elige uno de estos: ${tableEndings.join(', ')}.`,
  oldWorkbook: 'Es un libro de Excel en el formato antiguo (.xls). Guárdalo como .xlsx y vuelve a elegirlo.',
  empty: 'El archivo está vacío.',
  unreadable: 'No se pudo leer el archivo. Puede haberse movido o estar abierto en otro programa.',
};

/** @param most bytes that the file may have */
export const problemText = (problem: FileProblem, most: number): string =>
  problem === 'tooLarge'
    ? `El archivo es demasiado grande: el máximo es ${fileSize(most)}. Divídelo en partes.`
    : problemTexts[problem];

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
