import { describe, expect, test } from 'vitest';
import { importSources } from './import-sources.ts';
import { type Rejection } from '../kit/event-sourcing/index.ts';
import { readImport } from './sources.ts';
import { plan, readPlans } from './testing/plans.ts';
import { json } from './testing/rows.ts';

const refusalOf = async (work: () => Promise<unknown>): Promise<unknown> => {
  try {
    return await work();
  } catch (error) {
    return (error as Rejection).errors;
  }
};

describe('the columns of a file', () => {
  test.each(importSources)('of $name that every row needs are those that are asked for', async (source) => {
    const [country] = source.countries;
    const names = source.columns.filter(({ isRequired }) => isRequired).map(({ name }) => name);
    // The first row has every column, which makes the file valid; the second has none.
    const full = Object.fromEntries(names.map((name) => [name, 'x']));
    const { unread } = await readImport(source.name, country!, json([full, {}]));
    const { errors = {} } = unread.find(({ row }) => row === 2) ?? {};
    expect(Object.keys(errors).sort()).toEqual([...names].sort());
  });
  test('that are missing in every row are told once, for the file is another one', async () => {
    const other = [{ codigo: 'A-1', isapre: 'Consalud', name: 'Uno' }];
    expect(await refusalOf(() => readImport('isapre', 'CL', json(other)))).toEqual({
      file: 'Faltan las columnas code, baseUf. El archivo tiene datos en: codigo, isapre, name.',
    });
  });
  test('that nobody reads are told, for one may be a slip of the pen', async () => {
    expect((await readImport('isapre', 'CL', json([{ ...plan, zonas: 'norte' }]))).ignored).toEqual([
      'zonas',
    ]);
    expect((await readPlans(plan)).ignored).toEqual([]);
  });
});
