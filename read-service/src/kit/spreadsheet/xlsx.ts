/** A table as an Excel workbook, written row by row: text stays text, times are times, and it goes on in another sheet. */
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';
import { type Cell, isTakenForValue, type TableWriter, wallText } from './cell.ts';

/** Excel's own limits: rows of a sheet with its headings, and characters of a cell. */
const mostRows = 1_048_576;
const longestCell = 32_767;
/** Characters of a sheet after which the next begins: what spreadsheets still open. */
const largestSheet = 3_000_000_000;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Control characters and halves of surrogate pairs, which XML can't hold. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
/** Excel reads such a text as the code of a character: `_x0041_` is an A. */
const escapes = /_(?=x[\da-f]{4}_)/gi;
export const xml = (text: string): string =>
  text
    .replace(unwritable, '\uFFFD')
    .replace(escapes, '_x005F_')
    .replace(/[&<>"]/g, (found) => entities[found]!);

/** Days since the day before 1900, as Excel counts them. */
const excelDay = (wall: Date): number => (wall.getTime() - Date.UTC(1899, 11, 30)) / 86_400_000;

/** Days that a workbook can write: from 1900, before whose March it has one too many, to 9999. */
const [firstDay, endOfDays] = [61, 2_958_466];

const cut = (text: string): string =>
  text.length > longestCell ? `${text.slice(0, longestCell - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;

const textCell = (text: string, style = ''): string =>
  `<c t="inlineStr"${style}><is><t xml:space="preserve">${xml(cut(text))}</t></is></c>`;

/** Cell styles by their place in the stylesheet. */
const general = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>';
const formatted = (format: number): string =>
  `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`;
const bold = '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>';
const [timeFormat, textFormat] = [164, 49];
const decimalFormats = Array.from({ length: 7 }, (_, decimals) => ({
  id: timeFormat + 1 + decimals,
  code: decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`,
}));
const styled = [general, formatted(timeFormat), bold, formatted(textFormat)];
const firstDecimal = styled.length;
const cellStyles = [...styled, ...decimalFormats.map(({ id }) => formatted(id))].join('');

const cellXml = (cell: Cell): string => {
  if (cell === null || cell === '') return '<c/>';
  // Stays text when somebody edits it, too.
  if (typeof cell === 'string') return textCell(cell, isTakenForValue(cell) ? ' s="3"' : '');
  // Excel takes a workbook with another number for a broken one.
  if (typeof cell === 'number')
    return Number.isFinite(cell) ? `<c><v>${cell}</v></c>` : textCell(String(cell));
  if (!('wall' in cell)) return `<c s="${firstDecimal + cell.decimals}"><v>${cell.value}</v></c>`;
  const day = excelDay(cell.wall);
  return day >= firstDay && day < endOfDays ? `<c s="1"><v>${day}</v></c>` : textCell(wallText(cell));
};

export const rowXml = (cells: readonly Cell[]): string => `<row>${cells.map(cellXml).join('')}</row>`;

/** As spreadsheets name a column: 0 is A, 26 is AA. */
export const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

/** The headings stay in sight, in bold. */
export const sheetBeginning = (labels: readonly string[], columnStyle = ''): string =>
  `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
  `<cols><col min="1" max="${labels.length}" width="20" customWidth="1"${columnStyle}/></cols><sheetData>` +
  `<row>${labels.map((label) => textCell(label, ' s="2"')).join('')}</row>`;
const sheetEnd = '</sheetData></worksheet>';

const styles =
  `${declaration}<styleSheet xmlns="${main}">` +
  `<numFmts><numFmt numFmtId="${timeFormat}" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/>` +
  decimalFormats.map(({ id, code }) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`).join('') +
  '</numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs>${cellStyles}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

/** The parts that name the others; how many sheets there are is known at the end alone. */
export const partsOf = (names: readonly string[]): Readonly<Record<string, string>> => {
  const numbers = names.map((_, index) => index + 1);
  const sheets = names.length;
  const each = (text: (number: number) => string): string => numbers.map(text).join('');
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  return {
    'xl/workbook.xml':
      `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>` +
      each((n) => `<sheet name="${xml(names[n - 1]!)}" sheetId="${n}" r:id="rId${n}"/>`) +
      '</sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      `${declaration}<Relationships xmlns="${packages}/relationships">` +
      each(
        (n) => `<Relationship Id="rId${n}" Type="${office}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
      ) +
      `<Relationship Id="rId${sheets + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
    '_rels/.rels':
      `${declaration}<Relationships xmlns="${packages}/relationships">` +
      `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    '[Content_Types].xml':
      `${declaration}<Types xmlns="${packages}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>` +
      each((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${type}.worksheet+xml"/>`) +
      '</Types>',
  };
};

/** The same rows make the same bytes. */
export const entryOptions = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

/**
 * @param name of the first sheet; the next ones are numbered
 * @param rowsPerSheet with the headings; as many as Excel opens
 */
export const xlsxWriter = (
  name: string,
  labels: readonly string[],
  rowsPerSheet: number = mostRows,
): TableWriter => {
  const archive = new ZipFile();
  const written: Buffer[] = [];
  archive.outputStream.on('data', (bytes: Buffer) => written.push(bytes));
  /** The bytes that are packed by now; the rest follows later. */
  const taken = (): Buffer => Buffer.concat(written.splice(0));

  let sheet = new PassThrough();
  let [sheets, rowsInSheet, size] = [0, 0, 0];
  const write = (text: string): Promise<void> => {
    size += text.length;
    return new Promise((resolve, reject) => {
      sheet.write(text, (error) => (error ? reject(error) : resolve()));
    });
  };
  const openSheet = async (): Promise<void> => {
    sheet = new PassThrough();
    [sheets, rowsInSheet, size] = [sheets + 1, 1, 0];
    archive.addReadStream(sheet, `xl/worksheets/sheet${sheets}.xml`, entryOptions);
    await write(sheetBeginning(labels));
  };

  return {
    async begin() {
      await openSheet();
      return taken();
    },
    async rows(rows) {
      for (let from = 0; from < rows.length;) {
        if (rowsInSheet >= rowsPerSheet || size > largestSheet) {
          sheet.end(sheetEnd);
          await openSheet();
        }
        const some = rows.slice(from, from + rowsPerSheet - rowsInSheet);
        await write(some.map(rowXml).join(''));
        [from, rowsInSheet] = [from + some.length, rowsInSheet + some.length];
      }
      return taken();
    },
    async end() {
      sheet.end(sheetEnd);
      const names = Array.from({ length: sheets }, (_, index) =>
        index === 0 ? name : `${name} ${index + 1}`,
      );
      for (const [part, content] of Object.entries(partsOf(names)))
        archive.addBuffer(Buffer.from(content), part, entryOptions);
      const ended = once(archive.outputStream, 'end');
      archive.end();
      await ended;
      return taken();
    },
  };
};
