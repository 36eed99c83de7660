/** Files read as a test tells of them: what their rows have, or why not. */
import { Rejection } from '@cotejo/core/kit/event-sourcing';
import { countedBytes } from './counted.ts';
import { readFile } from '../read-file.ts';
import { type About, type TableOptions, type TableRow } from '../table.ts';

const bounds = { mostRows: 100_000, largestPart: 64 * 1024 * 1024 };

/** In this process: what a file says does not depend on where it is read. */
export const read = async (
  file: Buffer | string,
  options: Partial<TableOptions> = {},
): Promise<{ about: About; rows: TableRow[]; taken: number }> => {
  const { bytes, taken } = countedBytes(typeof file === 'string' ? Buffer.from(file) : file);
  const { about, rows } = await readFile(bytes, { country: 'PE', bounds, ...options });
  const all: TableRow[] = [];
  for await (const row of rows) all.push(row);
  return { about, rows: all, taken: taken.count };
};

export const valuesOf = async (file: Buffer | string, options?: Partial<TableOptions>) =>
  (await read(file, options)).rows.map(({ values }) => values);

/** The row and the errors of each row that has some. */
export const wrongIn = async (file: Buffer | string, options?: Partial<TableOptions>) =>
  (await read(file, options)).rows.flatMap(({ row, errors }) => (errors ? [{ row, errors }] : []));

/** @returns the message about the file as a whole; any other error that was thrown; the result where nothing was */
export const refusalOf = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    return await work;
  } catch (error) {
    return error instanceof Rejection ? error.errors['file'] : error;
  }
};
