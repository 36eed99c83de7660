/** Pages of text as a PDF (ISO 32000-1): sheets of A4 with the fonts that every reader has, and nothing that runs. */
import { type DocumentPage, type PlacedLine, type Sheet, sheet, sheetsOf } from './layout.ts';
import { encoded } from './letters.ts';

const asHex = (text: string): string => `<${Buffer.from(encoded(text)).toString('hex')}>`;
/** A text that no font draws, in UTF-16 with its mark. */
const asTitle = (text: string): string => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

const drawn = ({ text, size, isBold, y }: PlacedLine): string =>
  `BT /${isBold ? 'B' : 'R'} ${size} Tf ${sheet.margin} ${y} Td ${asHex(text)} Tj ET`;

const footer = (title: string, number: number, of: number): PlacedLine => ({
  text: `${title} · Página ${number} de ${of}`,
  size: 8,
  isBold: false,
  y: sheet.margin / 2,
});

const font = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
const stream = (content: string): string => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;

/** The catalogue, the list of sheets, two fonts and the title come first; then each sheet and what is on it. */
const before = 5;
const objectsOf = (title: string, sheets: readonly Sheet[]): readonly string[] => {
  const kids = sheets.map((_, index) => `${before + 1 + 2 * index} 0 R`);
  return [
    '<< /Type /Catalog /Pages 2 0 R /Lang (es) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} /MediaBox [0 0 ${sheet.width} ${sheet.height}] /Resources << /Font << /R 3 0 R /B 4 0 R >> >> >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${asTitle(title)} >>`,
    ...sheets.flatMap((lines, index) => [
      `<< /Type /Page /Parent 2 0 R /Contents ${before + 2 + 2 * index} 0 R >>`,
      stream([...lines, footer(title, index + 1, sheets.length)].map(drawn).join('\n')),
    ]),
  ];
};

/** @returns the same bytes for the same title and pages, always */
export const writePdf = (title: string, pages: readonly DocumentPage[]): Buffer => {
  const objects = objectsOf(title, sheetsOf(pages));
  let file = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const places = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R /Info ${before} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + trailer, 'latin1');
};
