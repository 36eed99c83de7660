/** The letters of a PDF's own fonts: how each is written, and how wide it is. Every reader has these fonts. */

/** Of the bytes from 0x80 on, which WinAnsi has and Latin-1 has not; a space where it has none either. */
const ownLetters = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const firstOwn = 0x80;
const latin = Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte));
const bytes: ReadonlyMap<string, number> = new Map([
  ...[...ownLetters].map((letter, index): [string, number] => [letter, firstOwn + index]),
  ...latin.flatMap((letter, byte): [string, number][] =>
    byte < 0x20 || (byte >= firstOwn && byte < 0xa0) ? [] : [[letter, byte]],
  ),
]);
const unknown = '?'.charCodeAt(0);

const byteOf = (letter: string): number =>
  bytes.get(letter) ?? bytes.get(letter.normalize('NFD').charAt(0)) ?? unknown;

/** The fonts' encoding, a byte for each letter; of one that they do not have the letter without its accent, or a question mark. */
export const encoded = (text: string): Uint8Array =>
  Uint8Array.from([...text.normalize('NFC').replaceAll(/\s/g, ' ')], byteOf);

/** Thousandths of the size, by width: Helvetica's own metrics, with those of Helvetica-Bold where they are wider. */
const widths: Readonly<Record<number, string>> = {
  278: " ,./\\ijlIíìïîÍÌÏÎ'",
  333: '!()-:;[]`|ft¡',
  389: '*r{}ªº',
  556: '"$_0123456789aceksvxyzáàäâãåéèëêçýJ–#°«»',
  611: '?bdghnopquñóòöôõúùüû¿FLTZ+<=>^~×÷±',
  667: 'EPSVXYÉÈËÊ',
  722: 'ABCDHKNRUÁÀÄÂÃÅÇÑÚÙÜÛ',
  778: 'GOQwÓÒÖÔÕ',
};
const widest = 1_000;
const widthOf: ReadonlyMap<string, number> = new Map(
  Object.entries(widths).flatMap(([width, letters]) =>
    [...letters].map((letter) => [letter, Number(width)] as const),
  ),
);

/** @param size points; what comes out is never narrower than what is printed */
export const widthIn = (text: string, size: number): number =>
  ([...text].reduce((sum, letter) => sum + (widthOf.get(letter) ?? widest), 0) * size) / 1_000;
