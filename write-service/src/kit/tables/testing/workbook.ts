/** Workbooks and archives as spreadsheets write them, for tests. */
import { deflateRawSync } from 'node:zlib';

const field = (size: 2 | 4, value: number): Buffer => {
  const buffer = Buffer.alloc(size);
  buffer.writeUIntLE(value, 0, size);
  return buffer;
};
const record = (...fields: readonly (readonly [2 | 4, number])[]): Buffer =>
  Buffer.concat(fields.map(([size, value]) => field(size, value)));

/** A zip archive of these parts. */
export const archive = (parts: Readonly<Record<string, string | Buffer>>): Buffer => {
  const [local, central]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [name, content] of Object.entries(parts)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const sizes = [[4, 0], [4, packed.length], [4, bytes.length], [2, Buffer.byteLength(name)]] as const; // oxfmt-ignore
    const common = [[2, 20], [2, 0], [2, 8], [4, 0], ...sizes, [2, 0]] as const; // oxfmt-ignore
    const part = Buffer.concat([record([4, 0x04034b50], ...common), Buffer.from(name), packed]);
    local.push(part);
    central.push(
      record([4, 0x02014b50], [2, 20], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
      Buffer.from(name),
    );
    at += part.length;
  }
  const directory = Buffer.concat(central);
  const count = Object.keys(parts).length;
  return Buffer.concat([
    ...local,
    directory,
    record([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, directory.length], [4, at], [2, 0]),
  ]);
};

const xml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const xmlAttribute = (text: string): string => xml(text).replace(/"/g, '&quot;');

/** A number as a format shows it, `0%`. */
type Formatted = { readonly number: number; readonly format: string };
const builtIn: Readonly<Record<string, number>> = { '0%': 9, '0.00%': 10 };
const firstOwn = 164;

/** The first style has no format; each of the others has one. */
const stylesOf = (formats: readonly string[]): string => {
  const own = formats.map((format, at) => ({ format, id: builtIn[format] ?? firstOwn + at }));
  const named = own.map(
    ({ format, id }) => `<numFmt numFmtId="${id}" formatCode="${xmlAttribute(format)}"/>`,
  );
  const styles = own.map(({ id }) => `<xf numFmtId="${id}"><alignment/></xf>`);
  return (
    `<styleSheet><numFmts>${named.filter((_, at) => own[at]!.id >= firstOwn).join('')}</numFmts>` +
    `<cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`
  );
};

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relationships = (of: readonly (readonly [kind: string, target: string])[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${of
    .map(
      ([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

export type Sheet = {
  readonly name: string;
  /** The XML within its tag: `<sheetData>…</sheetData>` and what follows. */
  readonly xml: string;
  readonly state?: 'visible' | 'hidden' | 'veryHidden';
};

/** A workbook of sheets that a test writes itself. @param more parts beside, or instead of, the usual ones */
export const bookOf = (
  sheets: readonly Sheet[],
  {
    properties = '',
    more = {},
  }: { readonly properties?: string; readonly more?: Readonly<Record<string, string | Buffer>> } = {},
): Buffer =>
  archive({
    '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr ${properties}/><sheets>${sheets
      .map(
        ({ name, state = 'visible' }, at) =>
          `<sheet name="${xmlAttribute(name)}" sheetId="${at + 1}" state="${state}" r:id="rId${at + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ...sheets.map((_, at) => ['worksheet', `worksheets/datos${at + 1}.xml`] as const),
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', '/xl/styles.xml'],
    ]),
    ...Object.fromEntries(
      sheets.map((one, at) => [
        `xl/worksheets/datos${at + 1}.xml`,
        `<worksheet xmlns="${main}">${one.xml}</worksheet>`,
      ]),
    ),
    ...more,
  });

/** A workbook of one sheet that a test writes itself: what stands within `sheetData`. */
export const sheetOf = (rows: string, after = '', properties = ''): Buffer =>
  bookOf([{ name: 'Datos', xml: `<sheetData>${rows}</sheetData>${after}` }], { properties });

/** A workbook of one sheet; its texts stand in the cells or beside them, as both are usual. */
export const workbook = (
  rows: readonly (readonly (string | number | Formatted)[])[],
  {
    texts = 'shared',
    properties,
  }: { readonly texts?: 'shared' | 'inline'; readonly properties?: string } = {},
): Buffer => {
  const shared: string[] = [];
  const formats: string[] = [];
  const cell = (value: string | number | Formatted): string => {
    if (typeof value === 'number') return `<c><v>${value}</v></c>`;
    if (typeof value === 'object') return `<c s="${formats.push(value.format)}"><v>${value.number}</v></c>`;
    if (texts === 'inline') return `<c t="inlineStr"><is><t>${xml(value)}</t></is></c>`;
    return `<c t="s"><v>${shared.push(value) - 1}</v></c>`;
  };
  const sheet = rows.map((row, index) => `<row r="${index + 1}">${row.map(cell).join('')}</row>`).join('');
  return bookOf([{ name: 'Planes', xml: `<sheetData>${sheet}</sheetData>` }], {
    ...(properties !== undefined && { properties }),
    more: {
      'xl/sharedStrings.xml': `<sst>${shared.map((text) => `<si><t>${xml(text)}</t></si>`).join('')}</sst>`,
      'xl/styles.xml': stylesOf(formats),
    },
  });
};
