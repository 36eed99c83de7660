/** Tables as CSV, like what the console exports. */
import { csvLine, csvMark, withoutFormulas } from '@cotejo/core/kit/csv-out';

export const csvOf = (rows: readonly (readonly string[])[]): string =>
  csvMark + rows.map((cells) => csvLine(cells.map(withoutFormulas))).join('');
