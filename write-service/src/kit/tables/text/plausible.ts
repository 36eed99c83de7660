/** Whether a sign stands where people of our countries write it: what a text in a wrong encoding is known by. */

const isLetter = (sign: string): boolean => /\p{L}/u.test(sign);
const isLower = (sign: string): boolean => /\p{Ll}/u.test(sign);
const isUpper = (sign: string): boolean => /\p{Lu}/u.test(sign);

const isWordSign = (sign: string): boolean => /[\p{L}\d]/u.test(sign);

type Place = (before: string, after: string) => boolean;

/** The signs of Spanish texts, each kind with its place. */
const places: readonly (readonly [string, Place])[] = [
  ['áéíóúüñ', (before, after) => !isUpper(after) && (isLower(before) || isLower(after))],
  ['ó', (before, after) => !isLetter(before) && !isLetter(after)],
  [
    'ÁÉÍÓÚÜÑ',
    (before, after) =>
      isLower(after) ? !isLetter(before) : !isLower(before) && (isLetter(before) || isLetter(after)),
  ],
  ['’´', (before) => isLetter(before)],
  ['¿¡«“‘„€£®©', (before) => !isLetter(before)],
  ['»”…', (_, after) => !isLetter(after)],
  ['–—•', (before, after) => !isLetter(before) || !isLetter(after)],
  ['·', (before, after) => !isLetter(before) && !isLetter(after)],
  ['\u00a0', (before, after) => !isLetter(before) && isWordSign(after)],
  ['ºª°²³½', (before, after) => before !== '' && !isLower(after)],
  ['™', () => true],
];

/** @returns 0 for what people write, 1 for what nobody does, between them for a letter of other languages */
export const strangeness = (sign: string, before: string, after: string): number => {
  if (places.some(([signs, isThere]) => signs.includes(sign) && isThere(before, after))) return 0;
  const isForeign = /\p{Script=Latin}/u.test(sign) && isLower(sign) && isLower(before) && isLower(after);
  return isForeign && !places[0]![0].includes(sign) ? 0.5 : 1;
};
