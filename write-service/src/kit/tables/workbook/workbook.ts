/** An Excel workbook as the rows of its first visible sheet. */
import { beginningOf } from '@cotejo/core/kit/text';
import { counterFor } from '../bounded.ts';
import { type FileBytes } from '../file-bytes.ts';
import { headedRows } from '../headed-rows.ts';
import { type Opened, type TableOptions } from '../table.ts';
import { unreadable } from '../unreadable.ts';
import { type Book, dayValue } from './cell-value.ts';
import { readFormats } from './formats.ts';
import { lookAhead, mergedCells } from './merged.ts';
import { damaged, openParts, type Parts } from './parts.ts';
import { sheetRows } from './sheet.ts';
import { noTexts, sharedTexts } from './texts.ts';
import { hearAll, prefixed } from './xml.ts';

/** Other kinds of archives, recognised by one of their parts. */
const others: readonly (readonly [string, string])[] = [
  ['xl/workbook.bin', 'Es un libro binario de Excel (.xlsb). Guárdalo como .xlsx y vuelve a elegirlo.'],
  ['content.xml', 'Es una hoja de OpenDocument (.ods). Guárdala como .xlsx y vuelve a elegirla.'],
  ['Index/Document.iwa', 'Es una hoja de Numbers. Expórtala a Excel (.xlsx) y vuelve a elegirla.'],
  ['word/document.xml', 'Es un documento de Word. Guarda la tabla en un libro de Excel (.xlsx).'],
];

/** Bytes of a part that says what else there is: of sheets, relations, and formats. */
const largestIndex = 16 * 2 ** 20;
const [mostRelations, mostSheets] = [10_000, 1_000];
/** Characters of a sheet's name, whatever writes it; and names that are told. */
const [longestName, mostNamed] = [100, 20];

type Related = { readonly kind: string; readonly path: string };

/** @throws Rejection for a relation to what is no address */
const pathOf = (target: string, folder: string): string => {
  try {
    return decodeURIComponent(new URL(target, `file:///${folder}`).pathname.slice(1));
  } catch {
    return damaged();
  }
};

/** The relationships of a part, by their ids; paths are from the archive's root. */
const relatedTo = async (parts: Parts, part: string): Promise<ReadonlyMap<string, Related>> => {
  const [, folder = '', name = part] = /^(.*\/)?([^/]*)$/.exec(part) ?? [];
  const relationships = `${folder}_rels/${name}.rels`;
  const related = new Map<string, Related>();
  if (!parts.has(relationships)) return related;
  await hearAll(parts.open(relationships, largestIndex), {
    open: (tag, { Id, Type = '', Target = '', TargetMode }) => {
      // A target outside of the archive is not followed, and may be any address.
      if (tag !== 'Relationship' || Id === undefined || TargetMode === 'External') return;
      if (related.size === mostRelations)
        unreadable(`El libro tiene más de ${mostRelations} relaciones entre sus partes.`);
      related.set(Id, { kind: Type.slice(Type.lastIndexOf('/') + 1), path: pathOf(Target, folder) });
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
      if (tag === 'sheet') {
        if (sheets.length === mostSheets) unreadable(`El libro tiene más de ${mostSheets} hojas.`);
        sheets.push({
          name: beginningOf(name, longestName),
          id: prefixed(attributes, 'id'),
          isVisible: !/hidden/i.test(state ?? ''),
        });
      }
      // Blanks may stand around it, as around any value of XML Schema.
      if (tag === 'workbookPr') countsFrom1904 = ['1', 'true'].includes(date1904.trim());
      if (tag === 'externalReference') hasLinks = true;
    },
  });
  return { sheets, countsFrom1904, hasLinks };
};

const quoted = (names: readonly string[]): string => {
  const more = names.length > mostNamed ? ` y ${names.length - mostNamed} más` : '';
  return (
    names
      .slice(0, mostNamed)
      .map((name) => `«${name}»`)
      .join(', ') + more
  );
};

/** @throws Rejection (422) for a workbook without a visible sheet, and for an archive that is none */
export const openWorkbook = async (file: FileBytes, options: TableOptions): Promise<Opened> => {
  const { bounds, country, firstRows } = options;
  const parts = await openParts(file);
  const [, other] = others.find(([part]) => parts.has(part)) ?? [];
  if (other !== undefined) return unreadable(other);
  const main = [...(await relatedTo(parts, '')).values()].find(({ kind }) => kind === 'officeDocument');
  const path = main?.path ?? 'xl/workbook.xml';
  if (!parts.has(path)) return unreadable('El archivo de Excel no tiene hojas.');

  const { sheets, countsFrom1904, hasLinks } = await readContents(parts.open(path, largestIndex));
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

  const partOf = (kind: string, largest: number) => {
    const found = [...related.values()].find((one) => one.kind === kind);
    return found && parts.has(found.path) ? parts.open(found.path, largest) : undefined;
  };
  const texts = partOf('sharedStrings', bounds.largestPart);
  const formats = partOf('styles', largestIndex);
  const book: Book = {
    country,
    texts: texts ? sharedTexts(texts, bounds) : noTexts,
    formats: formats ? await readFormats(formats) : [],
    countsFrom1904,
  };
  const openSheet = () => parts.open(sheet.at, bounds.largestPart);
  const { merged, hidden } =
    firstRows === undefined ? await lookAhead(openSheet()) : { merged: [], hidden: 0 };
  const notes = [
    ...(tables.length > 1 ? [`Se leyó la hoja «${sheet.name}».`] : []),
    ...(more.length > 0 ? [`No se leyeron las otras hojas: ${quoted(more.map(({ name }) => name))}.`] : []),
    ...(hidden > 0 ? [`La hoja tiene filas ocultas, que también se leyeron: ${hidden}.`] : []),
    ...(parts.has('xl/vbaProject.bin') ? ['El libro tiene macros, que no se ejecutan.'] : []),
    ...(hasLinks ? ['El libro tiene vínculos a otros libros: se leyó el último valor guardado.'] : []),
  ];
  const counter = counterFor(bounds);
  const rows = sheetRows(openSheet(), book, counter, mergedCells(merged, counter));
  return headedRows(rows, options, {
    sheet: sheet.name,
    sheets: visible.map(({ name }) => name),
    notes,
    dayOf: (serial, place) => dayValue(serial, place, book),
  });
};
