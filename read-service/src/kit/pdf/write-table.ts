/** Tables in a PDF, marked as such for screen readers, with their headings on each sheet. A cell has one font: the one for any letter where the usual one lacks some. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fontFile, type FontName, runsOf } from './fonts.ts';

type Column = {
  readonly heading: string;
  /** Points; columns without one share what is left. */
  readonly width?: number;
  readonly isNumber?: boolean;
};
export type DocumentTable = {
  readonly columns: readonly Column[];
  /** A text for each column. */
  readonly rows: readonly (readonly string[])[];
};

type Cell = { readonly text: string; readonly font: FontName; readonly options: PDFKit.Mixins.TextOptions };
/** Where a column begins, and how wide its text may be. */
type Place = { readonly x: number; readonly width: number; readonly align: 'left' | 'right' };

/** Points. */
const size = 8.5;
const padding = 3;
const rule = '#b0b0b0';
/** Rows that are drawn before others have a turn. */
const rowsAtOnce = 50;

const placesOf = (document: PDFKit.PDFDocument, columns: readonly Column[]): readonly Place[] => {
  const { margins, width: sheet } = document.page;
  const fixed = columns.reduce((sum, { width = 0 }) => sum + width, 0);
  const others = columns.filter(({ width }) => width === undefined).length;
  const share = (sheet - margins.left - margins.right - fixed) / others;
  let x = margins.left;
  return columns.map(({ width = share, isNumber }) => {
    const place: Place = { x, width: width - 2 * padding, align: isNumber ? 'right' : 'left' };
    x += width;
    return place;
  });
};

const cellOf = (text: string, font: FontName, { width, align }: Place): Cell => {
  const runs = runsOf(text.normalize('NFC').replaceAll(/\s+/g, ' ').trim(), [font, 'any']);
  return {
    text: runs.map((run) => run.text).join(''),
    font: runs.every((run) => run.font === font) ? font : 'any',
    options: { width, align },
  };
};

/** @param parent the element of the document that the table belongs to */
export const writeTable = async (
  document: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  { columns, rows }: DocumentTable,
): Promise<void> => {
  const places = placesOf(document, columns);
  for (const font of ['regular', 'bold', 'any'] as const) document.registerFont(font, fontFile(font));
  const table = document.struct('Table');
  parent.add(table);

  const headings = columns.map(({ heading }) => heading);
  const cellsOf = (tag: 'TH' | 'TD', texts: readonly string[]): readonly Cell[] =>
    places.map((place, at) => cellOf(texts[at] ?? '', tag === 'TH' ? 'bold' : 'regular', place));
  const heightOf = (cells: readonly Cell[]): number =>
    Math.max(...cells.map(({ text, font, options }) => document.font(font).heightOfString(text, options))) +
    2 * padding;
  const draw = ({ text, font, options }: Cell, at: number, y: number): void =>
    void document.font(font).text(text, places[at]!.x + padding, y + padding, options);
  const endRow = (y: number): void => {
    document.markContent('Artifact', { type: 'Layout' });
    const { left, right } = document.page.margins;
    document
      .moveTo(left, y)
      .lineTo(document.page.width - right, y)
      .lineWidth(0.5)
      .stroke(rule);
    document.endMarkedContent();
    document.x = left;
    document.y = y;
  };

  /** On each further sheet, for those who see it: the table tells its headings once. */
  const repeatHeadings = (): void => {
    const cells = cellsOf('TH', headings);
    const { y } = document;
    document.markContent('Artifact', { type: 'Pagination' });
    for (const [at, cell] of cells.entries()) draw(cell, at, y);
    document.endMarkedContent();
    endRow(y + heightOf(cells));
  };

  const addRow = (tag: 'TH' | 'TD', texts: readonly string[]): void => {
    const cells = cellsOf(tag, texts);
    document.fontSize(size);
    const height = heightOf(cells);
    if (document.y + height > document.page.maxY()) {
      document.addPage();
      if (tag === 'TD') repeatHeadings();
    }
    const { y } = document;
    const row = document.struct('TR');
    table.add(row);
    for (const [at, cell] of cells.entries()) row.add(document.struct(tag, {}, () => draw(cell, at, y)));
    row.end();
    endRow(y + height);
  };

  addRow('TH', headings);
  for (const [index, row] of rows.entries()) {
    addRow('TD', row);
    if (index % rowsAtOnce === rowsAtOnce - 1) await nextTurn();
  }
  table.end();
};
