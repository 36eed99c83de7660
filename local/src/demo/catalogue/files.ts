/** The files of the demo's catalogue, in `local/demo-data`: tables are read as the importer reads what people send. */
import { readFileSync } from 'node:fs';
import { type TableRow } from '../../../../write-service/src/kit/tables/index.ts';
import { bytesIn } from '../../../../write-service/src/kit/tables/file-bytes.ts';
import { readFile } from '../../../../write-service/src/kit/tables/read-file.ts';

const folder = new URL('../../../demo-data/', import.meta.url);
const bounds = { mostRows: 10_000, largestPart: 16 * 1024 * 1024 };

/** @throws Error for a file with a cell that can't be read */
export const fileRows = async (name: string): Promise<readonly TableRow[]> => {
  const { rows } = await readFile(bytesIn(readFileSync(new URL(name, folder))), { country: 'INT', bounds });
  const read: TableRow[] = [];
  for await (const row of rows) {
    if (row.errors) throw new Error(`${name}, row ${row.row}: ${JSON.stringify(row.errors)}`);
    read.push(row);
  }
  return read;
};

/** Rows of a table by heading, all texts; an empty cell is not there. */
export const tableOf = async <Row extends object>(name: string): Promise<readonly Row[]> =>
  (await fileRows(name)).map(({ values }) => values as Row);

export const jsonOf = <Content>(name: string): Content =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Content;

/** The members of a list within a cell. */
export const listIn = <Member extends string>(cell: string | undefined): readonly Member[] =>
  cell === undefined ? [] : (cell.split('|') as Member[]);
