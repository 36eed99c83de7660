/** Pages of text and tables as a PDF: sheets of A4 with their fonts inside, marked as headings, paragraphs and tables for screen readers. */
import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import { fontFile, type FontName, runsOf } from './fonts.ts';
import { type DocumentTable, writeTable } from './write-table.ts';

export type DocumentPage = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Below the paragraphs. */
  readonly table?: DocumentTable;
};
type Style = {
  readonly fonts: readonly [FontName, ...FontName[]];
  readonly size: number;
  /** Points between lines, and after the last one. */
  readonly lineGap: number;
  readonly after: number;
};

/** Points. */
const margin = 64;
const body: Style = { fonts: ['regular', 'any'], size: 10.5, lineGap: 3, after: 8 };
const heading: Style = { fonts: ['bold', 'regular', 'any'], size: 16, lineGap: 3, after: 12 };
const footer: Style = { ...body, size: 8, lineGap: 0, after: 0 };

/** The same document has the same bytes, whenever it is written. */
const CreationDate = new Date(0);

/** A line may end within a long word; pdfkit would look for that place letter by letter, in seconds for 10,000 of them. */
const longWord = /\S{60}(?=\S)(?![\p{M}\p{Cf}])/gu;
const breakable = (text: string): string => text.replaceAll(longWord, '$&\u200B');

/** Letters of a title in the footer, which has two lines at most. */
const longestTitle = 80;
const shortened = (title: string): string => {
  const letters = [...title];
  return letters.length > longestTitle ? `${letters.slice(0, longestTitle - 1).join('')}…` : title;
};

const write = (document: PDFKit.PDFDocument, text: string, { fonts, size, lineGap, after }: Style): void => {
  const runs = runsOf(breakable(text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()), fonts);
  document.fontSize(size);
  for (const [index, { text: run, font }] of runs.entries())
    document
      .registerFont(font, fontFile(font))
      .font(font)
      .text(run, { lineGap, continued: index < runs.length - 1 });
  document.y += after;
};

/** Below the margin, on each of the sheets, when it is known how many there are. */
const writeFooters = (document: PDFKit.PDFDocument, title: string): void => {
  const { count } = document.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(index);
    // Text below the bottom margin would begin another sheet.
    document.page.margins.bottom = 0;
    document.x = margin;
    document.y = document.page.height - margin / 2;
    document.markContent('Artifact', { type: 'Pagination' });
    write(document, `${shortened(title)} · Página ${index + 1} de ${count}`, footer);
    document.endMarkedContent();
  }
};

/** @returns the same bytes for the same title and pages, always */
export const writePdf = async (title: string, pages: readonly DocumentPage[]): Promise<Buffer> => {
  const document = new PDFDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    lang: 'es',
    displayTitle: true,
    tagged: true,
    bufferPages: true,
    autoFirstPage: false,
    info: { Title: title, CreationDate },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const root = document.struct('Document');
  document.addStructure(root);
  const add = (tag: 'H1' | 'P', text: string, style: Style): void =>
    void root.add(document.struct(tag, {}, () => write(document, text, style)));
  for (const page of pages) {
    document.addPage();
    add('H1', page.heading, heading);
    for (const paragraph of page.paragraphs) add('P', paragraph, body);
    if (page.table) await writeTable(document, root, page.table);
  }
  root.end();
  writeFooters(document, title);
  const ended = once(document, 'end');
  document.end();
  await ended;
  return Buffer.concat(chunks);
};
