/** Tables as CSV for Excel in Spanish, like what the console exports: UTF-8 with its mark, semicolons, lines of Windows. */

/** A cell that Excel would take for a formula; numbers with a sign are none. */
const isFormula = (text: string): boolean => /^[=+\-@\t\r\n]/.test(text) && !/^[+-]?\d[\d.,]*$/.test(text);

const cell = (text: string): string => {
  const safe = isFormula(text) ? `'${text}` : text;
  return /[";\r\n]|^ | $/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map(cell).join(';')}\r\n`).join('')}`;
