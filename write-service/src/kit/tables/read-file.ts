/** A file as a table, told by what is in it and not by its name. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { counterFor, countedRows } from './bounded.ts';
import { type FileBytes } from './file-bytes.ts';
import { headedRows } from './headed-rows.ts';
import { jsonRows } from './json.ts';
import { type Opened, type TableOptions } from './table.ts';
import { judgedBy } from './text/ahead.ts';
import { csvRows } from './text/csv.ts';
import { decoded, encodingOf } from './text/decode.ts';
import { unreadable } from './unreadable.ts';
import { openWorkbook } from './workbook/workbook.ts';

const isOther = 'El archivo no es XLSX, CSV ni JSON.';

/** Books of the time before XLSX, and those that a password hides, which hold one in a part of this name. */
const oldWorkbook = '\u00d0\u00cf\u0011\u00e0';
const encrypted = Buffer.from('EncryptedPackage', 'utf16le');

const pieceSize = 65_536;
async function* piecesOf(file: FileBytes, end = file.size): AsyncGenerator<Buffer> {
  for (let at = 0; at < end; at += pieceSize) {
    yield file.part(at, Math.min(at + pieceSize, end));
    // A turn in between, in which the process learns that its service has ended.
    await nextTurn();
  }
}

const has = (file: FileBytes, sign: Buffer): boolean => {
  for (let at = 0; at < file.size; at += pieceSize)
    if (file.part(at, at + pieceSize + sign.length).includes(sign)) return true;
  return false;
};

type Read = (file: FileBytes, options: TableOptions) => Promise<Opened>;

const openText: Read = async (file, options) => {
  const beginning = file.part(0, pieceSize);
  // Of a text of which only the first rows are wanted, whole lines say in which encoding it is.
  const lines = beginning.lastIndexOf('\n') + 1 || beginning.length;
  const sample = options.firstRows === undefined ? file.size : lines;
  const encoding = await encodingOf(beginning, () => piecesOf(file, sample));
  if (encoding === undefined) return unreadable(isOther);
  const text = decoded(piecesOf(file), encoding);
  const { beginning: begins, all } = await judgedBy(text, (piece) => /\S/.test(piece));
  if (/^\s*<(?:[!?a-z])/i.test(begins))
    return unreadable(
      'El archivo es una página web o un XML, aunque su nombre termine en .xls. Ábrelo en Excel y guárdalo como .xlsx.',
    );
  if (!/^\s*[[{]/.test(begins)) return headedRows(csvRows(all, counterFor(options.bounds)), options);
  return { about: { headings: [], notes: [] }, rows: await jsonRows(all, options) };
};

const opened: Read = async (file, options) => {
  const begins = file.part(0, 4).toString('latin1');
  if (begins === 'PK\u0003\u0004') return openWorkbook(file, options);
  if (begins === oldWorkbook)
    return unreadable(
      has(file, encrypted)
        ? 'El libro tiene contraseña. Quítala en Excel (Archivo > Información > Proteger libro > Cifrar con contraseña), guárdalo y vuelve a elegirlo.'
        : 'Es un libro de Excel en el formato antiguo (.xls). Guárdalo como .xlsx y vuelve a elegirlo.',
    );
  if (begins === '%PDF' || begins === String.raw`{\rt`) return unreadable(isOther);
  return openText(file, options);
};

/**
 * @returns what is told of the file, and its rows as they are asked for
 * @throws Rejection (422) for what is no table, or more of one than may be; some only once the rows are read
 */
export const readFile = async (file: FileBytes, options: TableOptions): Promise<Opened> => {
  const table = await opened(file, options);
  return { about: table.about, rows: countedRows(table, options.bounds, options.firstRows) };
};
