/** The first sheet of an Excel workbook as rows of texts and numbers: of what a sheet can hold, what a catalogue needs. */
import { type CountryCode } from '../../kit/country/index.ts';
import { spelledNumber } from '../../kit/money/index.ts';
import { type Bounds, mostValues, tooManyCells } from './bounds.ts';
import { percentStyles } from './percent-styles.ts';
import { unreadable } from './unreadable.ts';
import { attribute, decoded, elements } from './xml.ts';
import { zipParts } from './zip-parts.ts';

export type CellValue = string | number | undefined;

const textOf = (xml: string): string => [...elements(xml, 't')].map(({ inner }) => decoded(inner)).join('');

/** `C` of `C7` is the third column: 2. */
const columnOf = (reference: string | undefined): number | undefined => {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  return letters === undefined
    ? undefined
    : [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};

/** Characters that a sheet's texts may have together: a text that is kept once may stand in every cell, and each is read. */
const withinLength = (longest: number): (<Value extends CellValue>(value: Value) => Value) => {
  let length = 0;
  return (value) => {
    if (typeof value === 'string') length += value.length;
    return length > longest ? unreadable('El archivo de Excel tiene demasiado texto.') : value;
  };
};

/** What the cells of a workbook have in common. */
type Around = {
  readonly shared: readonly string[];
  readonly percents: ReadonlySet<string>;
  readonly country: CountryCode;
};

/** In full, whatever the format rounds, but for the noise of binary fractions: fifteen digits, as spreadsheets reckon. */
const percentText = (value: number, country: CountryCode): string =>
  `${spelledNumber(String(Number((value * 100).toPrecision(15))), country)} %`;

const valueOf = (attributes: string, inner: string, { shared, percents, country }: Around): CellValue => {
  const type = attribute(attributes, 't');
  if (type === 'inlineStr') return textOf(inner);
  const [value] = [...elements(inner, 'v')].map((one) => decoded(one.inner));
  if (value === undefined || value === '') return undefined;
  if (type === 's') return shared[Number(value)];
  if (type === 'b') return value === '1' ? 'sí' : 'no';
  if (type === 'e') return undefined;
  if (type !== undefined && type !== 'n') return value;
  const number = Number(value);
  return percents.has(attribute(attributes, 's') ?? '0') ? percentText(number, country) : number;
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

/**
 * @returns a percentage, of which a workbook keeps the hundredth part, as the country's people write it: `18,5 %` of 0.185
 * @throws Rejection when there is no sheet to be read
 */
export const readXlsx = (
  file: Buffer,
  country: CountryCode,
  bounds: Bounds,
): readonly (readonly CellValue[])[] => {
  const { mostRows, largestPart } = bounds;
  const part = zipParts(file, largestPart);
  const sheet = part(firstSheet(part));
  if (sheet === undefined) return unreadable('El archivo de Excel no tiene hojas.');
  const shared = [...elements(part('xl/sharedStrings.xml') ?? '', 'si')].map(({ inner }) => textOf(inner));
  const around: Around = { shared, percents: percentStyles(part('xl/styles.xml') ?? ''), country };
  const counted = withinLength(largestPart);
  const rows: CellValue[][] = [];
  let cellsLeft = mostValues(bounds);
  for (const { inner } of elements(sheet, 'row')) {
    const cells: CellValue[] = [];
    for (const { attributes, inner: cell } of elements(inner, 'c')) {
      if (cellsLeft === 0) return unreadable(tooManyCells);
      cellsLeft -= 1;
      const column = columnOf(attribute(attributes, 'r')) ?? cells.length;
      if (column < mostColumns) cells[column] = counted(valueOf(attributes, cell, around));
    }
    rows.push(Array.from(cells));
    // The headings, and one more row than may be: that there are too many is told by who reads them.
    if (rows.length > mostRows + 1) break;
  }
  return rows;
};
