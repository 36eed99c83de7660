/** The first sheet of an Excel workbook as rows of texts and numbers: of what a sheet can hold, what a catalogue needs. */
import { unreadable } from './unreadable.ts';
import { zipParts } from './zip-parts.ts';

export type CellValue = string | number | undefined;

/** How much of a file is read at all. */
export type SheetBounds = {
  readonly mostRows: number;
  /** Bytes of a part, unpacked. */
  readonly largestPart: number;
};

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decoded = (xml: string): string =>
  xml.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex?: string, digits?: string, name?: string) => {
    if (name !== undefined) return entities[name] ?? whole;
    const point = hex === undefined ? Number(digits) : parseInt(hex, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : '';
  }); // prettier-ignore

/** What stands between the tags of an element, for each of them in order; of the attributes, as they are. */
const elements = function* (xml: string, name: string): Generator<{ attributes: string; inner: string }> {
  // No `<` stands in a tag: without this, a file of tags that never end would be searched to its end from each of them.
  const opening = new RegExp(`<(?:\\w+:)?${name}(\\s[^<>]*?)?(/?)>`, 'g');
  const closing = new RegExp(`</(?:\\w+:)?${name}>`, 'g');
  for (let open = opening.exec(xml); open; open = opening.exec(xml)) {
    const attributes = open[1] ?? '';
    if (open[2]) {
      yield { attributes, inner: '' };
      continue;
    }
    closing.lastIndex = opening.lastIndex;
    const close = closing.exec(xml);
    if (!close) return;
    yield { attributes, inner: xml.slice(opening.lastIndex, close.index) };
    opening.lastIndex = closing.lastIndex;
  }
};

const textOf = (xml: string): string => [...elements(xml, 't')].map(({ inner }) => decoded(inner)).join('');

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];

/** `C` of `C7` is the third column: 2. */
const columnOf = (reference: string | undefined): number | undefined => {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  return letters === undefined
    ? undefined
    : [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};

const valueOf = (attributes: string, inner: string, shared: readonly string[]): CellValue => {
  const type = attribute(attributes, 't');
  if (type === 'inlineStr') return textOf(inner);
  const [value] = [...elements(inner, 'v')].map((one) => decoded(one.inner));
  if (value === undefined || value === '') return undefined;
  if (type === 's') return shared[Number(value)];
  if (type === 'b') return value === '1' ? 'sí' : 'no';
  if (type === 'e') return undefined;
  return type === undefined || type === 'n' ? Number(value) : value;
};

/** The name of the first sheet's part: that of the workbook's first relationship, or the usual one. */
const firstSheet = (part: (name: string) => string | undefined): string => {
  const [sheet] = [...elements(part('xl/workbook.xml') ?? '', 'sheet')];
  const id = sheet && attribute(sheet.attributes, 'r:id');
  const target = [...elements(part('xl/_rels/workbook.xml.rels') ?? '', 'Relationship')]
    .map(({ attributes }) => attributes)
    .find((attributes) => attribute(attributes, 'Id') === id);
  const path = target && attribute(target, 'Target');
  return path ? (path.startsWith('/') ? path.slice(1) : `xl/${path}`) : 'xl/worksheets/sheet1.xml';
};

/** Columns that are read: who names one far to the right must not make every row as long. */
const mostColumns = 500;

/** @throws Rejection when there is no sheet to be read */
export const readXlsx = (
  file: Buffer,
  { mostRows, largestPart }: SheetBounds,
): readonly (readonly CellValue[])[] => {
  const part = zipParts(file, largestPart);
  const sheet = part(firstSheet(part));
  if (sheet === undefined) return unreadable('El archivo de Excel no tiene hojas.');
  const shared = [...elements(part('xl/sharedStrings.xml') ?? '', 'si')].map(({ inner }) => textOf(inner));
  const rows: CellValue[][] = [];
  for (const { inner } of elements(sheet, 'row')) {
    const cells: CellValue[] = [];
    for (const { attributes, inner: cell } of elements(inner, 'c')) {
      const column = columnOf(attribute(attributes, 'r')) ?? cells.length;
      if (column < mostColumns) cells[column] = valueOf(attributes, cell, shared);
    }
    rows.push(Array.from(cells));
    // The headings, and one more row than may be: that there are too many is told by who reads them.
    if (rows.length > mostRows + 1) break;
  }
  return rows;
};
