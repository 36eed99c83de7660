/** Phones as people read them out: an E.164 number in groups. Groups only, so that a browser needs no numbering plans. */

/** The groups of a market's numbers: those of mobiles, and of Lima's landlines, which are one digit shorter. */
const groupings: Readonly<Record<string, readonly (readonly number[])[]>> = {
  '1': [[3, 3, 4]],
  '51': [
    [3, 3, 3],
    [1, 3, 4],
  ],
  '56': [[1, 4, 4]],
  '57': [[3, 3, 4]],
};

const grouped = (digits: string, sizes: readonly number[]): string => {
  let at = 0;
  return sizes.map((size) => digits.slice(at, (at += size))).join(' ');
};

const lengthOf = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0);

const inThrees = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ' ');

/**
 * @param phone as it is stored, E.164
 * @returns `+51 987 654 321`; of another country than the markets in threes from its end, as most of the world does. What is
 *   no E.164 number stays as it is
 */
export const phoneText = (phone: string): string => {
  if (!/^\+\d+$/.test(phone)) return phone;
  for (const [prefix, ways] of Object.entries(groupings)) {
    const digits = phone.slice(1 + prefix.length);
    const sizes = phone.startsWith(`+${prefix}`) && ways.find((way) => lengthOf(way) === digits.length);
    if (sizes) return `+${prefix} ${grouped(digits, sizes)}`;
  }
  return `+${inThrees(phone.slice(1))}`;
};
