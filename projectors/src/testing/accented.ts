/** Text that takes far more bytes than people see letters: a dozen accents on each. */

const accents = Array.from({ length: 0x6f }, (_, place) => String.fromCharCode(0x300 + place));

/** @returns so many letters, each with 14 accents that no compression finds alike */
export const accented = (letters: number): string =>
  Array.from({ length: letters }, (_, nth) =>
    [
      'ж',
      ...Array.from({ length: 14 }, (_, place) => accents[(nth * nth + place * 7 + nth) % accents.length]),
    ].join(''),
  ).join('');
