/** Texts that people paste into what a PDF prints: each is there, or a sign that is seen stands for it, and none stops the writer. */
import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { runsOf } from './fonts.ts';
import { writePdf } from './write-pdf.ts';

const read = async (pdf: Buffer) => {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const sheets = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join('');
    }),
  );
  return { sheets, text: sheets.join('').replaceAll(/\s|\u200B|\u200C|\u200D|\uFE0F/g, '') };
};
const printed = async (text: string) =>
  (await read(await writePdf('T', [{ heading: 'Antes', paragraphs: [text, 'después'] }]))).text;
const fonts = ['regular', 'any'] as const;

describe('a PDF prints', () => {
  test.each([
    ['control characters as a sign that is seen', 'a\u0000b\u0007c\u001bd\u007fe', 'a�b�c�d�e'],
    ['halves of letters', 'a\ud800b\udc00c', 'a�b�c'],
    ['what is no letter', 'a\ufffeb\ufdd0c', 'a�b�c'],
    ['letters of somebody’s own', 'a\ue000b', 'a�b'],
    ['an ideograph that no font has', '\u{20BB7}野家', '�野家'],
    ['a family, a colour and a flag', '👩\u200D👩\u200D👧👍🏽🇵🇪❤\uFE0F', '👩👩👧👍🏽🇵🇪❤'],
    ['a flag that is written with tags', '🏴\u{E0067}\u{E0062}\u{E007F}x', '🏴x'],
    ['hyphens for the ends of lines as nothing', 'hos\u00ADpi\u00ADtal', 'hospital'],
    ['isolated directions as nothing', '\u2066Plan\u2069', 'Plan'],
    ['Devanagari', 'नमस्ते', 'नमस्ते'],
    ['letters of mathematics', '𝐇𝐨𝐥𝐚①Ⅳ½', '𝐇𝐨𝐥𝐚①Ⅳ½'],
    ['wide letters', 'Ｐｌａｎ', 'Ｐｌａｎ'],
    ['Braille, runes and old Cyrillic', '⠓⠕ᚠᚢꙮ', '⠓⠕ᚠᚢꙮ'],
    ['lines of other kinds', 'uno\u2028dos\u2029tres\vcuatro', 'unodostrescuatro'],
    ['a thousand accents on one letter', `Z${'\u0335'.repeat(1_000)}a`, `Z${'\u0335'.repeat(1_000)}a`],
    ['nothing at all', '', ''],
    ['blanks and what has no width', ' \t\u200B\u200D', ''],
    ['Thai without blanks', 'ประกันสุขภาพ'.repeat(40), 'ประกันสุขภาพ'.repeat(40)],
    ['very long words of ideographs', '保険'.repeat(3_000), '保険'.repeat(3_000)],
    ['very many emoji', '😀'.repeat(2_000), '😀'.repeat(2_000)],
    ['very many hyphens', 'a-'.repeat(3_000), 'a-'.repeat(3_000)],
  ])('%s', async (_, text, seen) => {
    const all = (await printed(text)).replaceAll(/T·Página\d+de\d+/g, '');
    expect(all.normalize('NFKC')).toBe(`Antes${seen.replaceAll(/\s/g, '')}después`.normalize('NFKC'));
  });

  test.each(['مرحبا بالعالم 123', 'שלום עולם 45'])('%s, each word of it', async (text) => {
    const all = await printed(text);
    for (const word of text.split(' ')) expect(all).toContain(word);
  });

  test('no picture of the name of what is not seen, also where a long word may end', () => {
    const any = runsOf('保\u200B険\u200D保\uFE0F険\u200E', fonts).filter(({ font }) => font === 'any');
    expect(any.map(({ text }) => text).join('')).toBe('保険保険');
  });

  test('a list of two thousand rows to its end', async () => {
    const rows = Array.from({ length: 2_000 }, (_, row) => `fila ${row}: ${'dato '.repeat(12)}`);
    const { sheets } = await read(await writePdf('T', [{ heading: 'Tabla', paragraphs: rows }]));
    expect(sheets.at(-1)).toContain('fila 1999:');
    expect(sheets.at(-1)).toContain(`Página ${sheets.length} de ${sheets.length}`);
  }, 60_000);
});
