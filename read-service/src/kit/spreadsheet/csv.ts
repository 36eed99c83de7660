/** A table as CSV, whose numbers and texts a spreadsheet reads as such. */
import { csvLine, csvMark, withoutFormulas } from '@cotejo/core/kit/csv-out';
import { type Cell, isTakenForValue, type TableWriter, wallText } from './cell.ts';

/** Excel's limit for a text within a formula. */
const longestLiteral = 255;

/** Control characters but for tabs and line ends: some programs read no further than the first. */
const unwritable = /[^\P{Cc}\t\r\n]/gu;

/** @param mayBeLiteral as `="01234567"`, which spreadsheets read as the text 01234567 */
const textOf = (text: string, mayBeLiteral: boolean): string => {
  if (!isTakenForValue(text)) return withoutFormulas(text);
  const isLiteral = mayBeLiteral && text.length <= longestLiteral && !/,\s*[-+]/.test(text);
  return isLiteral ? `="${text}"` : withoutFormulas(`'${text}`);
};

/** A formula runs something only by a call, or by a reference to another sheet or program. */
const isActive = (text: string): boolean => /[(!|]/.test(text);

/** @param decimalSign as the reader's spreadsheet has it */
export const csvWriter = (labels: readonly string[], decimalSign: ',' | '.' = ','): TableWriter => {
  const written = (cell: Cell, mayBeLiteral: boolean): string => {
    if (cell === null) return '';
    if (typeof cell === 'string') return textOf(cell.replaceAll(unwritable, '\uFFFD'), mayBeLiteral);
    if (typeof cell === 'object' && 'wall' in cell) return wallText(cell);
    const digits = typeof cell === 'number' ? String(cell) : cell.value.toFixed(cell.decimals);
    return digits.replace('.', decimalSign);
  };
  const line = ([first = null, ...others]: readonly Cell[]): string => {
    const rest = others.map((cell) => written(cell, true));
    // To a program that splits at another separator the whole line may be the formula that its first cell begins.
    return csvLine([written(first, !rest.some(isActive)), ...rest]);
  };
  return {
    begin: async () => Buffer.from(csvMark + line(labels)),
    rows: async (rows) => Buffer.from(rows.map(line).join('')),
    end: async () => Buffer.alloc(0),
  };
};
