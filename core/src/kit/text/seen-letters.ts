/** How long a text is for who reads it. */

/** UTF-16 units that a sign may take, a family of emojis among them: one letter never carries a page of accents. */
const largest = 16;

/** Whether a text has so many letters and signs at most, as people count them: `é` and `👩🏽‍❤️‍👨🏼` are one each. */
export const fitsIn = (text: string, most: number): boolean => {
  if (text.length <= most) return true;
  if (text.length > most * largest) return false;
  const segmenter = new Intl.Segmenter('es', { granularity: 'grapheme' });
  let seen = 0;
  for (const _ of segmenter.segment(text)) if (++seen > most) return false;
  return true;
};
