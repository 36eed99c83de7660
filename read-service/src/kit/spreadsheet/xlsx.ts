/** A table as an Excel workbook, written row by row: text stays text, times are times, and it goes on in another sheet. */
import { type Cell, type TableWriter } from './cell.ts';
import { type Zip, zip } from './zip.ts';

/** Excel's own limits: rows of a sheet with its headings, and characters of a cell. */
const mostRows = 1_048_576;
const longestCell = 32_767;
/** Bytes of a sheet after which the next begins: well below what a zip entry can be. */
const largestSheet = 3_000_000_000;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Control characters and halves of surrogate pairs, which XML can't hold. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const xml = (text: string): string =>
  text.replace(unwritable, '\uFFFD').replace(/[&<>"]/g, (found) => entities[found]!);

/** Days since the day before 1900, as Excel counts them. */
const excelDay = (wall: Date): number => (wall.getTime() - Date.UTC(1899, 11, 30)) / 86_400_000;

const cut = (text: string): string =>
  text.length > longestCell ? `${text.slice(0, longestCell - 1)}…` : text;

const textCell = (text: string, style = ''): string =>
  `<c t="inlineStr"${style}><is><t xml:space="preserve">${xml(cut(text))}</t></is></c>`;

const cellXml = (cell: Cell): string => {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  return typeof cell === 'string' ? textCell(cell) : `<c s="1"><v>${excelDay(cell.wall)}</v></c>`;
};

const rowXml = (cells: readonly Cell[]): string => `<row>${cells.map(cellXml).join('')}</row>`;

/** The headings stay in sight, in bold. */
const sheetBeginning = (labels: readonly string[]): string =>
  `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
  `<cols><col min="1" max="${labels.length}" width="20" customWidth="1"/></cols><sheetData>` +
  `<row>${labels.map((label) => textCell(label, ' s="2"')).join('')}</row>`;
const sheetEnd = '</sheetData></worksheet>';

const styles =
  `${declaration}<styleSheet xmlns="${main}">` +
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

/** The parts that name the others; how many sheets there are is known at the end alone. */
const partsOf = (name: string, sheets: number): Readonly<Record<string, string>> => {
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1);
  const each = (text: (number: number) => string): string => numbers.map(text).join('');
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  return {
    'xl/workbook.xml':
      `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>` +
      each((n) => `<sheet name="${xml(n === 1 ? name : `${name} ${n}`)}" sheetId="${n}" r:id="rId${n}"/>`) +
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

/**
 * @param name of the first sheet; the next ones are numbered
 * @param rowsPerSheet with the headings; as many as Excel opens
 */
export const xlsxWriter = (
  name: string,
  labels: readonly string[],
  rowsPerSheet: number = mostRows,
): TableWriter => {
  const archive: Zip = zip();
  let sheets = 0;
  let rowsInSheet = 0;

  const openSheet = async (): Promise<Buffer> => {
    [sheets, rowsInSheet] = [sheets + 1, 1];
    return Buffer.concat([
      archive.open(`xl/worksheets/sheet${sheets}.xml`),
      await archive.write(sheetBeginning(labels)),
    ]);
  };
  const closeSheet = async (): Promise<Buffer> =>
    Buffer.concat([await archive.write(sheetEnd), await archive.close()]);

  return {
    begin: openSheet,
    async rows(rows) {
      const out: Buffer[] = [];
      for (let from = 0; from < rows.length;) {
        if (rowsInSheet >= rowsPerSheet || archive.size() > largestSheet)
          out.push(await closeSheet(), await openSheet());
        const some = rows.slice(from, from + rowsPerSheet - rowsInSheet);
        out.push(await archive.write(some.map(rowXml).join('')));
        [from, rowsInSheet] = [from + some.length, rowsInSheet + some.length];
      }
      return Buffer.concat(out);
    },
    async end() {
      const out = [await closeSheet()];
      for (const [part, content] of Object.entries(partsOf(name, sheets)))
        out.push(archive.open(part), await archive.write(content), await archive.close());
      return Buffer.concat([...out, archive.end()]);
    },
  };
};
