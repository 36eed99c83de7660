import { expect, test } from 'vitest';
import { type Run } from '../run/importer.ts';
import { type RowLine } from '../run/line.ts';
import { addResult, noResults } from '../run/results.ts';
import { resultsCsv, resultsName } from './resultsCsv.ts';

const runOf = (...lines: readonly RowLine[]): Run => {
  const results = noResults();
  lines.forEach((line) => addResult(results, line));
  const of = {
    country: 'CL',
    source: 'clinicas',
    file: { name: 'clinicas.v2.csv', size: 1, content: new Blob() },
  } as const;
  return { key: 'k', isTrial: true, of, status: 'finished', done: lines.length, ignored: [], results };
};

test('the results are a table in which each row says what became of it', () => {
  const differences = [{ section: 'clinic', field: 'displayName', before: 'Uno; y dos', after: 'Uno' }];
  const run = runOf(
    {
      type: 'row',
      row: 2,
      is: 'clinic',
      id: '7',
      name: 'Uno',
      outcome: 'changed',
      differences,
      differenceCount: 3,
    },
    { type: 'row', row: 3, is: 'row', id: 'x', outcome: 'refused', errors: { lat: 'No es un número.' } },
    { type: 'row', row: 0, is: 'term', id: '1', name: 'Uno', outcome: 'created' },
  );
  expect(resultsCsv(run).split('\r\n')).toEqual([
    '\uFEFFFila;Qué;Nombre;Resultado;Detalle',
    '2;Clínica;Uno;Cambia;"Nombre visible: Uno; y dos → Uno\ny 2 más"',
    '3;Clínica;x;Rechazada;lat: No es un número.',
    ';Término;Uno;Nueva;',
    '',
  ]);
  expect(resultsName(run)).toBe('clinicas.v2-prueba.csv');
  expect(resultsName({ ...run, isTrial: false })).toBe('clinicas.v2-resultados.csv');
});
