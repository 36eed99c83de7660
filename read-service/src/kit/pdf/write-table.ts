/** Tables in a PDF, marked as such for screen readers. A cell has one font: the one for any letter where the usual one lacks some. */
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

  const addRow = (tag: 'TH' | 'TD', texts: readonly string[]): void => {
    const cells = places.map((place, at) =>
      cellOf(texts[at] ?? '', tag === 'TH' ? 'bold' : 'regular', place),
    );
    document.fontSize(size);
    const heights = cells.map(({ text, font, options }) => document.font(font).heightOfString(text, options));
    const height = Math.max(...heights) + 2 * padding;
    if (document.y + height > document.page.maxY()) document.addPage();
    const { y } = document;
    const row = document.struct('TR');
    table.add(row);
    for (const [at, { text, font, options }] of cells.entries())
      row.add(
        document.struct(tag, {}, () =>
          document.font(font).text(text, places[at]!.x + padding, y + padding, options),
        ),
      );
    row.end();
    document.markContent('Artifact', { type: 'Layout' });
    const { left, right } = document.page.margins;
    document
      .moveTo(left, y + height)
      .lineTo(document.page.width - right, y + height)
      .lineWidth(0.5)
      .stroke(rule);
    document.endMarkedContent();
    document.x = left;
    document.y = y + height;
  };

  addRow(
    'TH',
    columns.map(({ heading }) => heading),
  );
  for (const [index, row] of rows.entries()) {
    addRow('TD', row);
    if (index % rowsAtOnce === rowsAtOnce - 1) await nextTurn();
  }
  table.end();
};
