/** Lines of CSV for Excel in Spanish: UTF-8 with its mark, semicolons, ends as Windows has them. Safe in a browser. */

/** The byte order mark: with it, a file is read as UTF-8. */
export const csvMark = '\uFEFF';

/**
 * Where a program that splits cells at some other separator would find the beginning of a formula: after any separator or
 * line end, blanks and quotes aside.
 */
const formula = /(^|[,;\t|\r\n])(?=(?:"|[^\S\t\r\n])*[=+\-@＝＋－＠])/g;
const signedNumber = /^[+-]?\d[\d.,]*$/;

/** The same text, with an apostrophe wherever a spreadsheet would begin a formula; a number with its sign is none. */
export const withoutFormulas = (text: string): string =>
  signedNumber.test(text) ? text : text.replace(formula, "$1'");

const quoted = (text: string): string =>
  /[";\r\n]|^ | $/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(';')}\r\n`;
