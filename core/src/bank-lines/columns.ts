/** The columns of banks' files, by the titles that banks of Peru, Chile and Colombia give them. */
import { plainWords } from '../kit/text/index.ts';

/** Letters and digits of titles, in the order in which a column is preferred. */
const titles = {
  day: [
    'fecha',
    'f operacion',
    'fecha de operacion',
    'fecha operacion',
    'fecha movimiento',
    'fecha de proceso',
  ],
  description: [
    'descripcion',
    'descripcion operacion',
    'descripcion movimiento',
    'detalle movimiento',
    'detalle',
    'concepto',
    'glosa',
    'movimiento',
  ],
  reference: [
    'n documento',
    'numero documento',
    'n doc',
    'docto nro',
    'n operacion',
    'n de operacion',
    'nro operacion',
    'nro de operacion',
    'no operacion',
    'no de operacion',
    'num operacion',
    'numero operacion',
    'numero de operacion',
    'codigo de operacion',
    'operacion numero',
    'operacion',
    'referencia',
    'documento',
  ],
  credit: [
    'depositos y abono',
    'depositos y abonos',
    'depositos abonos',
    'deposito o abono',
    'depositos o abonos',
    'abono s',
    'abonos',
    'abono',
    'credito',
    'creditos',
    'haber',
  ],
  debit: [
    'cheques y otros cargos',
    'cheque o cargo',
    'cheques cargos',
    'giros o cargos',
    'cargo s',
    'cargos',
    'cargo',
    'debito',
    'debitos',
    'debe',
  ],
  amount: ['monto', 'importe', 'valor'],
  sign: ['cargo abono'],
  balance: ['saldo', 'saldo diario', 'saldo contable'],
} as const;
export type BankColumn = keyof typeof titles;

/** Each title that is known, in small letters without accents and signs. */
export const bankTitles: readonly string[] = [...new Set(Object.values(titles).flat())];
/** The titles of columns that hold days, letters alone: also of those that are not read. */
export const bankDays: readonly string[] = [...titles.day, 'fecha valuta', 'fecha valor', 'f valor'].map(
  (title) => title.replaceAll(' ', ''),
);

/** Bytes of one file of the bank. */
export const largestBankFile = 5 * 1024 * 1024;

/** The heading of each column that a file has. @param headings as they stand in the file */
export const columnsOf = (headings: readonly string[]): Partial<Record<BankColumn, string>> => {
  const byTitle = new Map(headings.map((heading) => [plainWords(heading), heading]));
  const found = Object.entries(titles).flatMap(([column, known]) => {
    const title = known.find((one) => byTitle.has(one));
    return title === undefined ? [] : [[column, byTitle.get(title)!]];
  });
  return Object.fromEntries(found) as Partial<Record<BankColumn, string>>;
};

/** The headings of a file that no column takes. Further days, as the value date, are known and not needed. */
export const unusedColumns = (headings: readonly string[]): readonly string[] => {
  const used = new Set(Object.values(columnsOf(headings)));
  return headings.filter(
    (heading) => !used.has(heading) && !bankDays.includes(plainWords(heading).replaceAll(' ', '')),
  );
};

/** A column that is read and stands twice: nobody could tell which of the two is meant. @returns its heading */
export const repeatedColumn = (headings: readonly string[]): string | undefined => {
  const words = headings.map(plainWords);
  return Object.values(columnsOf(headings)).find(
    (heading) => words.filter((one) => one === plainWords(heading)).length > 1,
  );
};
