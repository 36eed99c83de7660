/** An Excel workbook as the rows of its first visible sheet. */
import { headedRows } from '../headed-rows.ts';
import { type Opened, type TableOptions } from '../table.ts';
import { unreadable } from '../unreadable.ts';
import { type Book, dayValue } from './cell-value.ts';
import { readFormats } from './formats.ts';
import { lookAhead, mergedCells } from './merged.ts';
import { openParts, type Parts } from './parts.ts';
import { sheetRows } from './sheet.ts';
import { readSharedTexts } from './texts.ts';
import { hearAll, prefixed } from './xml.ts';

/** Other kinds of archives, recognised by one of their parts. */
const others: readonly (readonly [string, string])[] = [
  ['xl/workbook.bin', 'Es un libro binario de Excel (.xlsb). Guárdalo como .xlsx y vuelve a elegirlo.'],
  ['content.xml', 'Es una hoja de OpenDocument (.ods). Guárdala como .xlsx y vuelve a elegirla.'],
  ['Index/Document.iwa', 'Es una hoja de Numbers. Expórtala a Excel (.xlsx) y vuelve a elegirla.'],
  ['word/document.xml', 'Es un documento de Word. Guarda la tabla en un libro de Excel (.xlsx).'],
];

type Related = { readonly kind: string; readonly path: string };

/** The relationships of a part, by their ids; paths are from the archive's root. */
const relatedTo = async (parts: Parts, part: string): Promise<ReadonlyMap<string, Related>> => {
  const [, folder = '', name = part] = /^(.*\/)?([^/]*)$/.exec(part) ?? [];
  const relationships = `${folder}_rels/${name}.rels`;
  const related = new Map<string, Related>();
  if (!parts.has(relationships)) return related;
  await hearAll(parts.open(relationships), {
    open: (tag, { Id, Type = '', Target = '' }) => {
      if (tag !== 'Relationship' || Id === undefined) return;
      const { pathname } = new URL(Target, `file:///${folder}`);
      related.set(Id, { kind: Type.split('/').at(-1)!, path: decodeURIComponent(pathname.slice(1)) });
    },
  });
  return related;
};

type Sheet = { readonly name: string; readonly id: string | undefined; readonly isVisible: boolean };

const readContents = async (part: AsyncIterable<string>) => {
  const sheets: Sheet[] = [];
  let [countsFrom1904, hasLinks] = [false, false];
  await hearAll(part, {
    open: (tag, attributes) => {
      const { name = '', state, date1904 = '' } = attributes;
      if (tag === 'sheet')
        sheets.push({ name, id: prefixed(attributes, 'id'), isVisible: !/hidden/i.test(state ?? '') });
      if (tag === 'workbookPr') countsFrom1904 = date1904 === '1' || date1904 === 'true';
      if (tag === 'externalReference') hasLinks = true;
    },
  });
  return { sheets, countsFrom1904, hasLinks };
};

const quoted = (names: readonly string[]): string => names.map((name) => `«${name}»`).join(', ');

/** @throws Rejection (422) for a workbook without a visible sheet, and for an archive that is none */
export const openWorkbook = async (file: Buffer, options: TableOptions): Promise<Opened> => {
  const { bounds, country } = options;
  const parts = await openParts(file, bounds.largestPart);
  const [, other] = others.find(([part]) => parts.has(part)) ?? [];
  if (other !== undefined) return unreadable(other);
  const main = [...(await relatedTo(parts, '')).values()].find(({ kind }) => kind === 'officeDocument');
  const path = main?.path ?? 'xl/workbook.xml';
  if (!parts.has(path)) return unreadable('El archivo de Excel no tiene hojas.');

  const { sheets, countsFrom1904, hasLinks } = await readContents(parts.open(path));
  const related = await relatedTo(parts, path);
  const tables = sheets.flatMap(({ id = '', ...sheet }) => {
    const { kind, path: at = '' } = related.get(id) ?? {};
    return kind === 'worksheet' ? [{ ...sheet, at }] : [];
  });
  if (tables.length === 0) return unreadable('El archivo de Excel no tiene hojas.');
  const visible = tables.filter(({ isVisible }) => isVisible);
  const { sheet: wanted } = options;
  const sheet = wanted === undefined ? visible[0] : visible.find(({ name }) => name === wanted);
  const more = visible.filter((one) => one !== sheet);
  if (!sheet && wanted !== undefined) return unreadable(`El libro no tiene a la vista una hoja «${wanted}».`);
  if (!sheet)
    return unreadable('Todas las hojas del libro están ocultas. Muestra la que tiene los datos y guárdalo.');

  const partOf = (kind: string) => {
    const found = [...related.values()].find((one) => one.kind === kind);
    return found && parts.has(found.path) ? parts.open(found.path) : undefined;
  };
  const [texts, formats] = [partOf('sharedStrings'), partOf('styles')];
  const book: Book = {
    country,
    texts: texts ? await readSharedTexts(texts, bounds.largestPart) : [],
    formats: formats ? await readFormats(formats) : [],
    countsFrom1904,
  };
  const { merged, hidden } = await lookAhead(parts.open(sheet.at));
  const notes = [
    ...(tables.length > 1 ? [`Se leyó la hoja «${sheet.name}».`] : []),
    ...(more.length > 0 ? [`No se leyeron las otras hojas: ${quoted(more.map(({ name }) => name))}.`] : []),
    ...(hidden > 0 ? [`La hoja tiene filas ocultas, que también se leyeron: ${hidden}.`] : []),
    ...(parts.has('xl/vbaProject.bin') ? ['El libro tiene macros, que no se ejecutan.'] : []),
    ...(hasLinks ? ['El libro tiene vínculos a otros libros: se leyó el último valor guardado.'] : []),
  ];
  const rows = sheetRows(parts.open(sheet.at), book, mergedCells(merged));
  return headedRows(rows, options, {
    sheet: sheet.name,
    sheets: visible.map(({ name }) => name),
    notes,
    dayOf: (serial, place) => dayValue(serial, place, book),
  });
};
