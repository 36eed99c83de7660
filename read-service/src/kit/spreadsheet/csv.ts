/** A table as CSV, for Excel in Spanish: UTF-8 with its mark, semicolons, lines that end as Windows ends them. */
import { type Cell, type TableWriter, wallText } from './cell.ts';

/** A cell that Excel would take for a formula; numbers and phones with a sign are none. */
const isFormula = (text: string): boolean => /^[=+\-@\t\r\n]/.test(text) && !/^[+-]?\d[\d.,]*$/.test(text);

const textOf = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell !== 'string') return wallText(cell);
  return isFormula(cell) ? `'${cell}` : cell;
};

const quoted = (text: string): string =>
  /[";\r\n]|^ | $/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const line = (cells: readonly Cell[]): string => `${cells.map((cell) => quoted(textOf(cell))).join(';')}\r\n`;

export const csvWriter = (labels: readonly string[]): TableWriter => ({
  begin: async () => Buffer.from(`\uFEFF${line(labels)}`),
  rows: async (rows) => Buffer.from(rows.map(line).join('')),
  end: async () => Buffer.alloc(0),
});
