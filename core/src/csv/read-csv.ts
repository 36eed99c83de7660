/** Comma-separated values, as spreadsheets of different countries write them: with commas, semicolons or tabs. */

/** The one of which the first line has most, outside of quotes. */
const separatorOf = (text: string): string => {
  const [line = ''] = text.replace(/"[^"]*"/g, '').split(/\r?\n/, 1);
  const count = (separator: string): number => line.split(separator).length;
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
};

/**
 * Rows of texts; lines with nothing in them are none.
 * @param mostRows where there are more, one more is read, and the rest is left alone: a short line costs many times its length
 */
export const readCsv = (text: string, mostRows = Infinity): readonly (readonly string[])[] => {
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let [row, cell, quoted]: [string[], string, boolean] = [[], '', false];
  const endRow = (): void => {
    row.push(cell);
    if (row.some((value) => value.trim() !== '')) rows.push(row);
    [row, cell] = [[], ''];
  };
  for (let at = 0; at < text.length && rows.length <= mostRows; at += 1) {
    const sign = text[at]!;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') [cell, at] = [`${cell}"`, at + 1];
      else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === separator) {
      row.push(cell);
      cell = '';
    } else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  if (rows.length <= mostRows) endRow();
  return rows;
};
