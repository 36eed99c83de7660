/** A table as CSV, for Excel in Spanish: UTF-8 with its mark, semicolons, lines that end as Windows ends them. */
import { type Cell, isTakenForValue, type TableWriter, wallText } from './cell.ts';

/**
 * Where a program that splits cells at some other separator would find the beginning of a formula: after any separator or
 * line end, blanks and quotes aside.
 */
const formula = /(^|[,;\t|\r\n])(?=(?:"|[^\S\t\r\n])*[=+\-@＝＋－＠])/g;
const defused = (text: string): string => text.replace(formula, "$1'");

/** Excel's limit for a text within a formula. */
const longestLiteral = 255;

/** @param mayBeLiteral as `="01234567"`, which spreadsheets read as the text 01234567 */
const textOf = (text: string, mayBeLiteral: boolean): string => {
  if (!isTakenForValue(text)) return defused(text);
  const isLiteral = mayBeLiteral && text.length <= longestLiteral && !/,\s*[-+]/.test(text);
  return isLiteral ? `="${text}"` : defused(`'${text}`);
};

const quoted = (text: string): string =>
  /[";\r\n]|^ | $/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** What a formula needs to run something: a call, or a reference to another sheet or program. */
const isActive = (text: string): boolean => /[(!|]/.test(text);

/** @param decimalSign as the reader's spreadsheet has it */
export const csvWriter = (labels: readonly string[], decimalSign: ',' | '.' = ','): TableWriter => {
  const written = (cell: Cell, mayBeLiteral: boolean): string => {
    if (cell === null) return '';
    if (typeof cell === 'string') return quoted(textOf(cell, mayBeLiteral));
    if (typeof cell === 'object' && 'wall' in cell) return wallText(cell);
    const digits = typeof cell === 'number' ? String(cell) : cell.value.toFixed(cell.decimals);
    return digits.replace('.', decimalSign);
  };
  const line = ([first = null, ...others]: readonly Cell[]): string => {
    const rest = others.map((cell) => written(cell, true));
    // To a program that splits at another separator the whole line may be the formula that its first cell begins.
    return `${[written(first, !rest.some(isActive)), ...rest].join(';')}\r\n`;
  };
  return {
    begin: async () => Buffer.from(`\uFEFF${line(labels)}`),
    rows: async (rows) => Buffer.from(rows.map(line).join('')),
    end: async () => Buffer.alloc(0),
  };
};
