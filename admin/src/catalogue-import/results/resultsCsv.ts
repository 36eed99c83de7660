/** The results of a run as a table for a spreadsheet: a line for each row, in the words of the screen. */
import { csvOf } from '../../kit/files/csv.ts';
import { inWords } from './differences.ts';
import { type Run } from '../run/importer.ts';
import { outcomeNames, type RowLine } from '../run/line.ts';
import { calledOf, errorsOf, kindNames, kindOf } from './rowWords.ts';

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
  const { rows, needed } = run.results;
  return csvOf([
    ['Fila', 'Qué', 'Nombre', 'Resultado', 'Detalle'],
    ...[...rows.all, ...needed.all].map((line) => [
      line.row === 0 ? '' : String(line.row),
      kindNames[kindOf(line, run.of.source)],
      calledOf(line),
      outcomeNames[line.outcome],
      detailOf(line, run),
    ]),
  ]);
};

/** `planes-resultados.csv`, `planes-prueba.csv`: which file it was, and whether it was for good. */
export const resultsName = ({ of, isTrial }: Run): string =>
  `${of.file.name.replace(/\.[^.]+$/, '')}-${isTrial ? 'prueba' : 'resultados'}.csv`;
