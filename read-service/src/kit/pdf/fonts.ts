/** The fonts of a PDF: which one draws each letter. Files of fonts are read when the first document needs them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { toSfnt } from 'woff2sfnt-sfnt2woff';

const { resolve } = createRequire(import.meta.url);
const files = {
  regular: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf',
  bold: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf',
  /** Drawn on a grid of 16 points, for nearly all letters that there are. */
  any: '@fontsource/unifontex/files/unifontex-latin-400-normal.woff',
} as const;
export type FontName = keyof typeof files;

type LoadedFont = { readonly file: Buffer; readonly font: Font };
const loaded = new Map<FontName, LoadedFont>();
const load = (name: FontName): LoadedFont => {
  const known = loaded.get(name);
  if (known) return known;
  const packed = readFileSync(resolve(files[name]));
  // Unpacked once: fontkit would unpack all shapes again for each letter.
  const file = files[name].endsWith('.woff') ? toSfnt(packed) : packed;
  // A file of one font, not a collection.
  const font = create(file) as Font;
  loaded.set(name, { file, font });
  return { file, font };
};

export const fontFile = (name: FontName): Buffer => load(name).file;

/** Accents, joiners and variants have no shape of their own: they belong to the letter before. */
const joins = /^[\p{M}\p{Cf}]$/u;
/** The font for any letter draws pictures of their names; in the others they are nothing. */
const invisible = /^[\p{Cf}\p{Variation_Selector}]$/u;
/** Hyphens for the ends of lines, directions, and tags: none of the fonts keeps them from sight. */
const unseen = /[\u00AD\u2066-\u2069\u{E0000}-\u{E01EF}]/gu;
/** Stands for a letter that no font has, and for control characters. */
const replacement = '\uFFFD';

export type Run = { readonly text: string; readonly font: FontName };

/** A text as runs of one font each: the first of the fonts that has a letter draws it. What none has is replaced by a sign that is seen. */
export const runsOf = (text: string, fonts: readonly [FontName, ...FontName[]]): readonly Run[] => {
  const runs: { text: string; font: FontName }[] = [];
  const fontOf = (letter: string): FontName | undefined =>
    fonts.find((name) => load(name).font.hasGlyphForCodePoint(letter.codePointAt(0)!));
  for (const letter of text.replaceAll(unseen, '').replaceAll(/\p{Cc}/gu, replacement)) {
    const last = runs.at(-1);
    const isPicture = last?.font === 'any' && invisible.test(letter);
    const font = last && joins.test(letter) && !isPicture ? last.font : fontOf(letter);
    const drawn = { text: font ? letter : replacement, font: font ?? fonts[0] };
    if (last?.font === drawn.font) last.text += drawn.text;
    else runs.push(drawn);
  }
  return runs;
};
