/** Comma-separated values, as spreadsheets of different countries write them: with commas, semicolons or tabs. */

const separators = [',', ';', '\t'] as const;
/** The one of which the first line has most, outside of quotes, which open where a cell begins. */
const separatorOf = (text: string): string => {
  const count = { ',': 0, ';': 0, '\t': 0 };
  let [quoted, begins] = [false, true];
  for (const sign of text) {
    const isSeparator = !quoted && (sign === ',' || sign === ';' || sign === '\t');
    if (isSeparator) count[sign] += 1;
    else if (sign === '"' && (quoted || begins)) quoted = !quoted;
    else if (sign === '\n' && !quoted) break;
    begins = isSeparator;
  }
  return separators.reduce((best, one) => (count[one] > count[best] ? one : best));
};

const hasText = (row: readonly string[]): boolean => row.some((value) => value.trim() !== '');

/** Rows of texts, one by one, for who stops where there are too many; lines with nothing in them are none. */
export const csvRows = function* (text: string): Generator<readonly string[]> {
  const separator = separatorOf(text);
  let [row, cell, quoted]: [string[], string, boolean] = [[], '', false];
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at];
    if (sign === undefined || (sign === '\n' && !quoted)) {
      row.push(cell);
      if (hasText(row)) yield row;
      [row, cell] = [[], ''];
    } else if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') [cell, at] = [`${cell}"`, at + 1];
      else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === separator) {
      row.push(cell);
      cell = '';
    } else if (sign !== '\r') cell += sign;
  }
};

/** All of them. */
export const readCsv = (text: string): readonly (readonly string[])[] => [...csvRows(text)];
