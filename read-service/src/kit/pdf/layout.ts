/** Where the lines of a document stand on its sheets. */
import { linesOf } from './lines.ts';

/** Points: a sheet of A4, its margins, and the two sizes of its letters. */
export const sheet = { width: 595, height: 842, margin: 64 } as const;
const body = { size: 11, leading: 16, after: 8, isBold: false } as const;
const heading = { size: 17, leading: 23, after: 14, isBold: true } as const;

export type PlacedLine = {
  readonly text: string;
  readonly size: number;
  readonly isBold: boolean;
  /** Points from the lower edge to where the letters stand. */
  readonly y: number;
};
export type Sheet = readonly PlacedLine[];
export type DocumentPage = { readonly heading: string; readonly paragraphs: readonly string[] };

/** Each page of a document begins on a sheet of its own, and goes on where there is more than fits. */
export const sheetsOf = (pages: readonly DocumentPage[]): readonly Sheet[] =>
  pages.flatMap((page) => {
    const sheets: PlacedLine[][] = [[]];
    let y: number = sheet.height - sheet.margin;
    const place = (text: string, { size, leading, after, isBold }: typeof body | typeof heading): void => {
      for (const line of linesOf(text, sheet.width - 2 * sheet.margin, size)) {
        if (y - leading < sheet.margin) {
          sheets.push([]);
          y = sheet.height - sheet.margin;
        }
        y -= leading;
        sheets.at(-1)!.push({ text: line, size, isBold, y });
      }
      y -= after;
    };
    place(page.heading, heading);
    for (const paragraph of page.paragraphs) place(paragraph, body);
    return sheets;
  });
