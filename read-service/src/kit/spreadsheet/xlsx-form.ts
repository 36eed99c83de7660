/** A workbook to be filled in: columns of text with choices, and the choices on a second sheet. */
import { once } from 'node:events';
import { ZipFile } from 'yazl';
import { columnName, entryOptions, partsOf, rowXml, sheetBeginning, xml } from './xlsx.ts';

export type FormColumn = {
  readonly label: string;
  /** The expected content of a cell, in words. */
  readonly hint: string;
  /** The words of which a cell has one; any text where they are left out. */
  readonly choices?: readonly string[];
  /** Whether a cell may have several of them: they are listed, and not offered in the cell. */
  readonly hasSeveral?: boolean;
};

/** Stays text when somebody types a number or a day. */
const textStyle = ' style="3"';
const [formSheet, listSheet, helpSheet] = ['Datos', 'Listas', 'Ayuda'] as const;

/** @param lastRow down to which the choices are offered */
export const xlsxForm = async (columns: readonly FormColumn[], lastRow: number): Promise<Buffer> => {
  const lists = columns.filter(({ choices }) => choices);
  const longest = Math.max(0, ...lists.map(({ choices = [] }) => choices.length));
  const validations = columns.flatMap((column, at) => {
    const list = lists.indexOf(column);
    if (list < 0 || column.hasSeveral) return [];
    const [cells, from] = [columnName(at), columnName(list)];
    const last = column.choices!.length + 1;
    return [
      `<dataValidation type="list" allowBlank="1" showErrorMessage="0" sqref="${cells}2:${cells}${lastRow}">` +
        `<formula1>${xml(`${listSheet}!$${from}$2:$${from}$${last}`)}</formula1></dataValidation>`,
    ];
  });
  const validated =
    validations.length === 0
      ? ''
      : `<dataValidations count="${validations.length}">${validations.join('')}</dataValidations>`;
  const sheets = [
    `${sheetBeginning(columns.map(({ label }) => label), textStyle)}</sheetData>${validated}</worksheet>`,
    sheetBeginning(lists.map(({ label }) => label)) +
      Array.from({ length: longest }, (_, row) => rowXml(lists.map(({ choices }) => choices![row] ?? null))).join('') +
      '</sheetData></worksheet>',
    sheetBeginning(['Columna', 'Qué se escribe']) +
      columns.map(({ label, hint }) => rowXml([label, hint])).join('') +
      '</sheetData></worksheet>',
  ]; // oxfmt-ignore
  const archive = new ZipFile();
  const written: Buffer[] = [];
  archive.outputStream.on('data', (bytes: Buffer) => written.push(bytes));
  for (const [at, sheet] of sheets.entries())
    archive.addBuffer(Buffer.from(sheet), `xl/worksheets/sheet${at + 1}.xml`, entryOptions);
  for (const [part, content] of Object.entries(partsOf([formSheet, listSheet, helpSheet])))
    archive.addBuffer(Buffer.from(content), part, entryOptions);
  const ended = once(archive.outputStream, 'end');
  archive.end();
  await ended;
  return Buffer.concat(written);
};
