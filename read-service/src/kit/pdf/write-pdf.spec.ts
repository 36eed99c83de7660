import fc from 'fast-check';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { writePdf } from './write-pdf.ts';

const pages = [
  { heading: '¿Qué cubre? — Niñez y maternidad', paragraphs: ['Hasta S/ 3.500 al año (100 %).'] },
  { heading: 'Exclusiones', paragraphs: Array<string>(90).fill('Lo que el plan «no» cubre: una frase.') },
];

/** The texts of each sheet as Mozilla's reader finds them, with their position and width. */
const read = async (pdf: Buffer) => {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const sheets = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const { items } = await page.getTextContent();
      const [, , width = 0] = page.view;
      const texts = items.flatMap((item) => {
        if (!('str' in item)) return [];
        const [, , , , x = 0, y = 0] = item.transform as number[];
        return [{ str: item.str, y, end: x + item.width }];
      });
      return { width, texts };
    }),
  );
  return { document, sheets };
};
const bare = (text: string): string => text.normalize('NFKD').replaceAll(/[\s\u200B]/g, '');
type Sheets = Awaited<ReturnType<typeof read>>['sheets'];
const wordsOn = (sheets: Sheets): string =>
  bare(sheets.flatMap(({ texts }) => texts.map(({ str }) => str)).join(''));

describe('a PDF', () => {
  test('has a sheet for each page, goes on where one is full, and counts them', async () => {
    const { sheets } = await read(await writePdf('Póliza', pages));
    const drawn = sheets.map(({ texts }) => texts.map(({ str }) => str).join(''));
    expect(drawn[0]).toContain('¿Qué cubre? — Niñez y maternidad');
    expect(drawn.join('').match(/Lo que el plan «no» cubre/g)).toHaveLength(90);
    expect(drawn.length).toBeGreaterThan(3);
    expect(drawn.map((text) => /Póliza · Página \d+ de \d+$/.exec(text)?.[0])).toEqual(
      drawn.map((_, index) => `Póliza · Página ${index + 1} de ${drawn.length}`),
    );
  });

  test('is the same whenever it is written', async () =>
    expect(await writePdf('Póliza', pages)).toEqual(await writePdf('Póliza', pages)));

  test('has no sheet more for a long title or a long word', async () => {
    const long = { heading: '字'.repeat(200), paragraphs: ['x'.repeat(10_000)] };
    const { sheets } = await read(await writePdf('字'.repeat(200), [long]));
    const ends = sheets.map(({ texts }) =>
      texts
        .map(({ str }) => str)
        .join('')
        .slice(-13),
    );
    expect(ends).toEqual(sheets.map((_, index) => `Página ${index + 1} de ${sheets.length}`));
    expect(sheets.length).toBeLessThan(7);
  });

  test('is called by its title, is in Spanish, and tells headings from paragraphs', async () => {
    const { document } = await read(await writePdf('Ω', pages));
    expect((await document.getMetadata()).info).toMatchObject({ Title: 'Ω', Language: 'es' });
    const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
    expect(tree).toMatch(/"role":"H1".*"role":"P"/);
  });

  test('has tables whose cells are told as such, on as many sheets as they need', async () => {
    const columns = [
      { heading: 'Fecha', width: 80 },
      { heading: 'Motivo' },
      { heading: 'Monto', width: 60, isNumber: true },
    ];
    const rows = Array.from({ length: 120 }, (_, index) => ['2026-03-01', `Motivo ${index} 保险`, '-1.234']);
    const { document, sheets } = await read(
      await writePdf('T', [{ heading: 'Cuenta', paragraphs: ['Saldo'], table: { columns, rows } }]),
    );
    expect(sheets.length).toBeGreaterThan(2);
    for (const { texts, width } of sheets)
      for (const { end } of texts) expect(end).toBeLessThanOrEqual(width - 64 + 0.5);
    for (const { texts } of sheets) expect(texts.filter(({ str }) => str === 'Fecha')).toHaveLength(1);
    const drawn = wordsOn(sheets);
    for (const [, reason] of rows) expect(drawn).toContain(bare(reason!));
    const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
    expect(tree).toMatch(/"role":"Table".*"role":"TR".*"role":"TH".*"role":"TD"/);
    expect(tree.match(/"role":"TH"/g)).toHaveLength(columns.length);
  });

  test.each([
    'ñé—ő€₿Łódź',
    'Ελλάδα Москва Հայաստան საქართველო',
    '保险 保険 보험 ประกัน',
    'e\u0301 と A\u030A',
    '✓ → ½ 😀 ∑',
  ])('prints %s with fonts of its own', async (text) => {
    const pdf = await writePdf('a', [{ heading: text, paragraphs: [text] }]);
    expect(wordsOn((await read(pdf)).sheets).split(bare(text))).toHaveLength(3);
    const files = [...pdf.toString('latin1').matchAll(/\/FontFile2 /g)];
    expect([files.length > 0, pdf.includes('/Type1')]).toEqual([true, false]);
  });
});

test('whatever is written stays on its sheet, and no word of it is lost', async () => {
  const anyText = fc.oneof(
    fc.lorem({ maxCount: 60 }),
    fc.stringMatching(/^[!-~À-ſΑ-ΡΣ-Ωа-я一-三 \n]{0,200}$/),
  );
  await fc.assert(
    fc.asyncProperty(anyText, fc.array(anyText, { maxLength: 8 }), async (heading, paragraphs) => {
      const pdf = await writePdf('a', [{ heading, paragraphs }]);
      const { sheets } = await read(pdf);
      for (const { width, texts } of sheets)
        for (const { str, end, y } of texts.filter((one) => one.str.trim() !== '')) {
          // Half a point for what a reader rounds.
          expect(end).toBeLessThanOrEqual(width - 64 + 0.5);
          if (!str.startsWith('a · P')) expect(y).toBeGreaterThanOrEqual(64);
        }
      const footers = new RegExp(bare('a · Página \\d+ de \\d+'), 'g');
      expect(wordsOn(sheets).replaceAll(footers, '')).toBe(bare([heading, ...paragraphs].join('')));
    }),
    { numRuns: 15 },
  );
});
