/** A file as a table, told by what is in it and not by its name. */
import { countedRows } from './bounded.ts';
import { headedRows } from './headed-rows.ts';
import { jsonRows } from './json.ts';
import { type Opened, type TableOptions } from './table.ts';
import { csvRows } from './text/csv.ts';
import { textOf } from './text/decode.ts';
import { unreadable } from './unreadable.ts';
import { openWorkbook } from './workbook/workbook.ts';

const isOther = 'El archivo no es XLSX, CSV ni JSON.';

/** Books of the time before XLSX, and those that a password hides, which hold one in a part of this name. */
const oldWorkbook = '\u00d0\u00cf\u0011\u00e0';
const encrypted = Buffer.from('EncryptedPackage', 'utf16le');

const binary = async (file: Buffer, options: TableOptions): Promise<Opened | undefined> => {
  const begins = file.toString('latin1', 0, 4);
  if (begins === 'PK\u0003\u0004') return openWorkbook(file, options);
  if (begins === oldWorkbook)
    return unreadable(
      file.includes(encrypted)
        ? 'El libro tiene contraseña. Quítala en Excel (Archivo, Información, Proteger libro, Cifrar con contraseña), guárdalo y vuelve a elegirlo.'
        : 'Es un libro de Excel de los antiguos (.xls). Guárdalo como .xlsx y vuelve a elegirlo.',
    );
  return begins === '%PDF' || begins === String.raw`{\rt` ? unreadable(isOther) : undefined;
};

const opened = async (file: Buffer, options: TableOptions): Promise<Opened> => {
  const book = await binary(file, options);
  if (book) return book;
  const text = textOf(file);
  if (text === undefined) return unreadable(isOther);
  if (/^\s*<(?:[!?a-z])/i.test(text))
    return unreadable(
      'Es una página web o un XML, aunque su nombre termine en .xls. Ábrelo en Excel y guárdalo como .xlsx.',
    );
  if (!/^\s*[[{]/.test(text)) return headedRows(csvRows(text), options);
  return { about: { headings: [], notes: [] }, rows: jsonRows(text, options.bounds) };
};

/** @throws Rejection (422) for what is no table, or more of one than may be; some only once the rows are read */
export const readFile = async (file: Buffer, options: TableOptions): Promise<Opened> => {
  const table = await opened(file, options);
  return { about: table.about, rows: countedRows(table, options.bounds) };
};
