import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sheet, sheetsOf } from './layout.ts';
import { encoded, widthIn } from './letters.ts';
import { linesOf } from './lines.ts';
import { writePdf } from './write-pdf.ts';

const pages = [
  { heading: '¿Qué cubre? — Niñez y maternidad', paragraphs: ['Hasta S/ 3.500 al año (100 %).'] },
  { heading: 'Exclusiones', paragraphs: Array<string>(90).fill('Lo que el plan «no» cubre: una frase.') },
];
const text = (pdf: Buffer): string => pdf.toString('latin1');
/** What is drawn, line by line. */
const drawnIn = (pdf: Buffer): string[] =>
  [...text(pdf).matchAll(/<([\da-f]*)> Tj/g)].map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1'));

describe('a PDF', () => {
  const pdf = writePdf('Póliza', pages);

  test('finds each of its objects where its table says', () => {
    const [, start] = /startxref\n(\d+)\n%%EOF\n$/.exec(text(pdf))!;
    const table = text(pdf).slice(Number(start));
    expect(table.startsWith('xref\n0 ')).toBe(true);
    const places = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
    expect(places.length).toBeGreaterThan(8);
    for (const [index, place] of places.entries())
      expect(
        text(pdf)
          .slice(place)
          .startsWith(`${index + 1} 0 obj\n`),
      ).toBe(true);
  });

  test('says how long each of its streams is', () => {
    const streams = [...text(pdf).matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)];
    expect(streams.length).toBe(Number(/\/Count (\d+)/.exec(text(pdf))![1]));
    for (const [, length, content] of streams) expect(content).toHaveLength(Number(length));
  });

  test('has a sheet for each page, goes on where one is full, and counts them', () => {
    const drawn = drawnIn(pdf);
    expect(drawn[0]).toBe('¿Qué cubre? \u0097 Niñez y maternidad');
    expect(drawn.filter((line) => line.startsWith('Lo que el plan «no» cubre'))).toHaveLength(90);
    const footers = drawn.filter((line) => line.startsWith('Póliza · Página'));
    expect(footers.length).toBeGreaterThan(3);
    expect(footers.at(-1)).toBe(`Póliza · Página ${footers.length} de ${footers.length}`);
  });

  test('is the same whenever it is written', () => expect(writePdf('Póliza', pages)).toEqual(pdf));

  test('is called by its title, whatever letters that has', () =>
    expect(text(writePdf('Ω', pages))).toContain('/Title <feff03a9>'));
});

test('whatever is written stays on its sheet, and no word of it is lost', () => {
  const anyText = fc.oneof(fc.lorem({ maxCount: 60 }), fc.string({ unit: 'grapheme', maxLength: 300 }));
  fc.assert(
    fc.property(anyText, fc.array(anyText, { maxLength: 20 }), (heading, paragraphs) => {
      for (const lines of sheetsOf([{ heading, paragraphs }]))
        for (const { text: line, size, y } of lines) {
          expect(widthIn(line, size)).toBeLessThanOrEqual(sheet.width - 2 * sheet.margin);
          expect(y).toBeGreaterThanOrEqual(sheet.margin);
        }
      const joined = (all: string) => all.replaceAll(/\s/g, '');
      expect(joined(linesOf(heading, 400, 11).join(''))).toBe(joined(heading));
    }),
  );
});

test('letters that the fonts do not have lose their accent, or are a question mark', () =>
  expect(Buffer.from(encoded('ñé—ő字\n')).toString('latin1')).toBe('ñé\u0097o? '));
