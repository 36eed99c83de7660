import { randomUUID } from 'node:crypto';
import { coverageOrganizationNumber, organization } from '@cotejo/core/organizations';
import { product } from '@cotejo/core/catalogue';
import { StoreUnavailable } from '@cotejo/core/kit/event-store';
import { beforeEach, describe, expect, test } from 'vitest';
import { type ImportLine } from './lines.ts';
import { type Importer, openImporter, plan, some, trial } from './testing/importer.ts';
import { inMemoryEventStore } from '@cotejo/core/kit/testing';

let importer: Importer;
let isAway = false;
beforeEach(async () => {
  isAway = false;
  const store = inMemoryEventStore();
  importer = await openImporter({
    ...store,
    async append(...given) {
      if (isAway && given[0].startsWith('product-')) throw new StoreUnavailable(new Error('away'));
      return store.append(...given);
    },
  });
});

describe('importing a catalogue', () => {
  test('publishes each plan with what it refers to, and tells of every row', async () => {
    const { lines, rows, last } = await importer.send({ file: some });
    expect(lines[0]).toEqual({ type: 'started', total: 2, needed: 6, ignored: [], dryRun: false });
    expect(rows.map(({ row, id, outcome }) => [row, id, outcome])).toEqual([
      [1, 'A-1', 'created'],
      [2, 'A-2', 'created'],
    ]);
    expect(last).toMatchObject({ type: 'finished', rows: { created: 2 }, needed: { created: 6 } });
    // Who reads what was imported waits for this.
    const { commit } = (await importer.house.events()).at(-1)!.position;
    expect(last).toMatchObject({ position: String(commit) });
    expect(await importer.stateOf('A-1')).toMatchObject({
      status: 'published',
      publications: 1,
      price: { base: 11_600 },
    });
    expect((await importer.house.load(organization, '107')).state).toMatchObject({
      details: { displayName: 'Consalud' },
    });
  });

  test('a second time changes nothing', async () => {
    await importer.send({ file: some });
    const before = (await importer.house.events()).length;
    const { last } = await importer.send({ file: some });
    expect(last).toMatchObject({ rows: { unchanged: 2, created: 0 }, needed: { unchanged: 6 } });
    expect(await importer.house.events()).toHaveLength(before);
  });

  test('of another state says what differs, and makes a version of it', async () => {
    await importer.send({ file: some });
    const { rows } = await importer.send({ file: [plan('A-1', { baseUf: 1.2, name: 'Otro' }), plan('A-2')] });
    expect(rows[0]).toMatchObject({
      outcome: 'changed',
      differenceCount: 2,
      differences: [
        { section: 'identity', field: 'name', before: 'Plan A-1', after: 'Otro' },
        { section: 'price', field: 'base', before: 11_600, after: 12_000 },
      ],
    });
    expect(rows[1]!.outcome).toBe('unchanged');
    expect(await importer.stateOf('A-1')).toMatchObject({ publications: 2 });
    // Back to what it was is a change as well, though the file has come before.
    expect((await importer.send({ file: some })).rows[0]!.outcome).toBe('changed');
    expect(await importer.stateOf('A-1')).toMatchObject({ publications: 3, price: { base: 11_600 } });
  });

  test('says of which coverage and in what unit something differs', async () => {
    await importer.send({ file: some });
    const { rows } = await importer.send({ file: [plan('A-1', { hosp: { 'cl-uno': 70 } })] });
    const inClinic = rows[0]!.differences!.filter(({ section }) => section === 'coverageOrganizations');
    expect(inClinic.map(({ before, after }) => [before, after])).toEqual([
      [8_000, 7_000],
      [8_000, 7_000],
    ]);
    const clinic = coverageOrganizationNumber('CL', 'cl-uno');
    const at = `[${clinic}].coverages[1]`;
    expect(rows[0]!.around).toEqual(
      expect.arrayContaining([
        { section: 'coverages', field: '[11].name', value: 'Día cama' },
        { section: 'coverageOrganizations', field: `${at}.name`, value: 'Hospitalaria' },
        { section: 'coverageOrganizations', field: `${at}.amounts.percentage.unit`, value: '%' },
      ]),
    );
    // A price has its unit beside it; what differs itself is told once.
    const dearer = await importer.send({ file: [plan('A-2', { baseUf: 3, name: 'Otro' })] });
    expect(dearer.rows[0]!.around).toContainEqual({ section: 'price', field: 'unit', value: 'UF' });
    expect(dearer.rows[0]!.around).not.toContainEqual(
      expect.objectContaining({ section: 'identity', field: 'name' }),
    );
  });

  test('on trial says the same and changes nothing', async () => {
    const before = (await importer.house.events()).length;
    const { lines } = await importer.send({ file: some, query: trial });
    expect(await importer.house.events()).toHaveLength(before);
    const real = await importer.send({ file: some });
    expect(real.last).toHaveProperty('position');
    const said = (some: readonly ImportLine[]) =>
      some.map((line) => ({ ...line, position: undefined, dryRun: undefined }));
    expect(said(lines)).toEqual(said(real.lines));
    const changed = [plan('A-1', { baseUf: 2 })];
    expect((await importer.send({ file: changed, query: trial })).rows).toEqual(
      (await importer.send({ file: changed })).rows,
    );
  });

  test('takes the good rows of a file with bad ones', async () => {
    const bad = { baseUf: 'x' };
    const { rows, last } = await importer.send({
      file: [plan('A-1', bad), plan('A-2'), plan('A-3', bad), plan('A-4'), plan('A-5', bad)],
    });
    const errors = { baseUf: 'Debe ser un número de 0.0001 a 100.' };
    expect(rows).toMatchObject([
      { row: 1, id: 'A-1', outcome: 'refused', errors },
      { row: 2, outcome: 'created' },
      { row: 3, outcome: 'refused', errors },
      { row: 4, outcome: 'created' },
      { row: 5, outcome: 'refused', errors },
    ]);
    expect(last).toMatchObject({ rows: { refused: 3, created: 2 } });
  });

  test('refuses a row of which nothing can be made that its record holds, on trial too, and goes on', async () => {
    const file = [{ id: '---' }, { id: 'cl-tres' }];
    for (const dryRun of [true, false])
      expect(
        (await importer.send({ file, query: `country=CL&source=clinicas&dryRun=${dryRun}` })).rows,
      ).toMatchObject([
        { outcome: 'refused', errors: { displayName: 'Campo requerido.' } },
        { outcome: 'created' },
      ]);
  });

  test('that broke off goes on when it is sent again under the same key, with no second effect', async () => {
    const key = randomUUID();
    isAway = true;
    expect((await importer.send({ file: some, key })).last).toMatchObject({ type: 'interrupted' });
    isAway = false;
    const first = await importer.send({ file: some, key });
    expect(first.last).toMatchObject({ rows: { created: 2 } });
    const before = (await importer.house.events()).length;
    expect((await importer.send({ file: some, key })).lines).toEqual(first.lines);
    expect(await importer.house.events()).toHaveLength(before);
    const reused = await importer.send({ file: [plan('A-1', { baseUf: 3 })], key });
    expect(reused.rows).toMatchObject([{ outcome: 'refused' }]);
    const another = await importer.house.hire('GERENTE', ['CL']);
    const hired = (await importer.house.events()).length;
    expect((await importer.send({ file: some, key, by: another.authorization })).last).toMatchObject({
      rows: { unchanged: 2 },
    });
    expect(await importer.house.events()).toHaveLength(hired);
  });

  test('is done in the name of who sent it, as one chain', async () => {
    const key = randomUUID();
    await importer.send({ file: some, key });
    const { past } = await importer.house.load(product, 'A-1');
    expect(past.map(({ type }) => type)).toEqual(['ProductPublished']);
    expect(past[0]!.metadata).toMatchObject({
      $correlationId: key,
      country: 'CL',
      actor: { kind: 'user', role: 'GERENTE' },
    });
  });
});
