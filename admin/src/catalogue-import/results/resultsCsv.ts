/** The results of a run as a table for a spreadsheet: a line for each row, in the words of the screen. */
import { imports } from '../messages.ts';
import { csvOf } from '../../kit/files/csv.ts';
import { inWords } from './differences.ts';
import { type Run } from '../run/importer.ts';
import { type RowLine } from '../run/line.ts';
import { calledOf, errorsOf, kindOf } from './rowWords.ts';

const detailOf = (line: RowLine, { of: { country, source }, results }: Run): string => {
  const errors = errorsOf(line, source).map(({ field, message }) =>
    field ? `${field}: ${message}` : message,
  );
  const changes = inWords(line, country, results.names).map(
    ({ field, before = '—', after = '—' }) => `${field}: ${before} → ${after}`,
  );
  const untold = (line.differenceCount ?? 0) - (line.differences?.length ?? 0);
  return [...errors, ...changes, ...(untold > 0 ? [`y ${untold} más`] : [])].join('\n');
};

export const resultsCsv = (run: Run): string => {
  const { columns, kinds, outcomes } = imports;
  const { rows, needed } = run.results;
  return csvOf([
    [columns.row, columns.kind, columns.name, columns.outcome, columns.detail],
    ...[...rows.all, ...needed.all].map((line) => [
      line.row === 0 ? '' : String(line.row),
      kinds[kindOf(line, run.of.source)],
      calledOf(line),
      outcomes[line.outcome],
      detailOf(line, run),
    ]),
  ]);
};

/** `planes-resultados.csv`, `planes-prueba.csv`: which file it was, and whether it was for good. */
export const resultsName = ({ of, isTrial }: Run): string =>
  `${of.file.name.replace(/\.[^.]+$/, '')}-${isTrial ? 'prueba' : 'resultados'}.csv`;
