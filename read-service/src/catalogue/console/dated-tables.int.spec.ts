/** What the console reads of the dated tables and of each of their days. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { datedTable, setTableRows } from '@cotejo/core/dated-tables';
import { byAdministrator, type CatalogueConsole, ofChile, openCatalogueConsole } from './testing/console.ts';

let desk: CatalogueConsole;
beforeAll(async () => {
  desk = await openCatalogueConsole();
  await desk.send(
    datedTable,
    'taxes.IGV',
    setTableRows('taxes.IGV', {
      from: '2011-03-01',
      rows: { percent: '17' },
      source: 'Ley 29666, mal leída',
    }),
    { country: 'PE' },
  );
  await desk.send(
    datedTable,
    'taxes.IGV',
    setTableRows('taxes.IGV', { from: '2011-03-01', rows: { percent: '18' }, source: 'Ley 29666' }),
    byAdministrator,
  );
  await desk.send(
    datedTable,
    'taxes.IGV',
    setTableRows('taxes.IGV', { from: '2003-08-01', rows: { percent: '19' }, source: 'Ley 28033' }),
    { country: 'PE' },
  );
});
afterAll(() => desk.end());

describe('the dated tables', () => {
  test('are all there, also those of which nothing was said', async () => {
    const tables = await desk.rowsOf('dated-tables', { country: 'PE', id: ['epsCredit', 'taxes.IGV'] });
    expect(tables).toMatchObject([
      { id: 'epsCredit', days: [], dayCount: 0 },
      { id: 'taxes.IGV', dayCount: 2 },
    ]);
  });
  test('hold what was set, the newest day first', async () => {
    expect(await desk.read('dated-tables/taxes.IGV')).toMatchObject({
      body: {
        days: [
          { from: '2011-03-01', rows: { percent: '18' }, source: 'Ley 29666' },
          { from: '2003-08-01', rows: { percent: '19' } },
        ],
      },
    });
  });
  test('of another country are not there', async () => {
    expect((await desk.read('dated-tables/taxes.IGV', ofChile)).status).toBe(404);
  });
  test('tell of each day who said it, what held before, and what was corrected', async () => {
    const [newest, oldest] = await desk.rowsOf('dated-table-days', { tableId: 'taxes.IGV' });
    expect(newest).toMatchObject({
      id: 'taxes.IGV@2011-03-01',
      rows: { percent: '18' },
      before: { percent: '19' },
      actorName: 'Julián Cárdenas',
      corrected: [{ rows: { percent: '17' }, source: 'Ley 29666, mal leída', actorName: null }],
    });
    expect(oldest).toMatchObject({ from: '2003-08-01', before: null, corrected: [] });
  });
  test('tell what held on a day: the newest until then, however many are to come', async () => {
    const heldOn = async (until: string) =>
      (await desk.rowsOf('dated-table-days', { tableId: 'taxes.IGV', until })).map(({ from }) => from);
    expect(await heldOn('2011-03-01')).toEqual(['2011-03-01', '2003-08-01']);
    expect(await heldOn('2011-02-28')).toEqual(['2003-08-01']);
    expect(await heldOn('2003-07-31')).toEqual([]);
    for (const until of ['ayer', '0000-01-01']) {
      const filter = encodeURIComponent(JSON.stringify({ tableId: 'taxes.IGV', until }));
      expect((await desk.read(`dated-table-days?filter=${filter}`)).status).toBe(400);
    }
  });
  test('have the days of one table at a time, and only of those that one may see', async () => {
    expect((await desk.read('dated-table-days')).status).toBe(400);
    expect(await desk.rowsOf('dated-table-days', { tableId: 'taxes.IGV' }, ofChile)).toEqual([]);
    expect(await desk.rowsOf('dated-table-days', { tableId: 'nada' })).toEqual([]);
  });
});
