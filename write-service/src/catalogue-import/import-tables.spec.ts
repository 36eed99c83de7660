import { randomUUID } from 'node:crypto';
import { datedTable, daysOf } from '@cotejo/core/dated-tables';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Importer, openImporter } from './testing/importer.ts';
import { inMemoryEventStore } from '@cotejo/core/kit/testing';

let importer: Importer;
/** Of the table. */
let eventsRead: number;
beforeEach(async () => {
  const store = inMemoryEventStore();
  eventsRead = 0;
  importer = await openImporter({
    ...store,
    async readStream(stream, from) {
      const read = await store.readStream(stream, from);
      if (stream.startsWith('datedTable-')) eventsRead += read.length;
      return read;
    },
    async append(...given) {
      if (JSON.stringify(given[1]).length > 1024 * 1024) throw new Error('more than a store takes');
      return store.append(...given);
    },
  });
});

type Day = { readonly desde: string; readonly valores?: object } & Readonly<
  Partial<Record<'valor' | 'tabla' | 'nombre' | 'confirmado', string>>
>;
const send = (days: readonly Day[], { isTrial = false, key = randomUUID() } = {}) =>
  importer.send({
    file: days.map((day) => ({ tabla: 'Valor UF/CLP', ...day })),
    query: `country=CL&source=tablas&dryRun=${isTrial}`,
    key,
  });
const known = async () => daysOf((await importer.house.load(datedTable, 'exchange.UF-CLP')).state);

const someDays = (count: number, uf = 39_000): readonly Day[] =>
  Array.from({ length: count }, (_, index) => ({
    desde: new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10),
    valor: String(uf + index),
  }));

describe('values of many days from a file', () => {
  test('are set with a result for each day, in a few commands', async () => {
    const { rows, last } = await send(someDays(600));
    expect(rows[0]).toEqual({
      type: 'row',
      row: 1,
      is: 'tableDay',
      id: 'exchange.UF-CLP',
      name: 'Valor UF/CLP · 1 de enero de 2020',
      outcome: 'created',
    });
    expect(last).toMatchObject({ type: 'finished', rows: { created: 600 } });
    expect(await known()).toHaveLength(600);
    const { past } = await importer.house.load(datedTable, 'exchange.UF-CLP');
    expect(new Set(past.map(({ metadata }) => metadata.commandId)).size).toBe(3);
  });

  test('are read again by none of the commands, whether they come for the first time or not', async () => {
    const key = randomUUID();
    const first = await send(someDays(2_000), { key });
    expect(first.last).toMatchObject({ rows: { created: 2_000 } });
    expect((await send(someDays(2_000), { key })).rows).toEqual(first.rows);
    expect((await send(someDays(2_000))).last).toMatchObject({ rows: { unchanged: 2_000 } });
    expect(eventsRead).toBe(2_000);
  });

  test('say what differs from what stands, and change nothing the second time', async () => {
    await send(someDays(3));
    const again = await send(someDays(3));
    expect(again.last).toMatchObject({ rows: { unchanged: 3, created: 0 } });
    const { rows } = await send([{ desde: '2020-01-02', valor: '39001,5' }]);
    expect(rows).toMatchObject([
      { outcome: 'changed', differences: [{ field: 'value', before: '39001', after: '39001.5' }] },
    ]);
  });

  test('that nobody can have meant are refused by themselves, unless they are confirmed', async () => {
    const [first, , third] = someDays(3);
    const slip = { desde: '2020-01-02', valor: '39,001' };
    const { rows } = await send([first!, slip, third!]);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['created', 'refused', 'created']);
    expect(rows[1]!.errors).toEqual({ valor: expect.stringContaining('Se aparta demasiado') as string });
    const meant = await send([{ ...slip, confirmado: 'sí' }]);
    expect(meant.rows).toMatchObject([{ outcome: 'created' }]);
  }); // oxfmt-ignore

  test('that are a fraction of one per cent are no tax, unless they are confirmed', async () => {
    const slip = { tabla: 'IVA', desde: '2026-01-01', valor: '0,19' };
    expect((await send([slip])).rows).toMatchObject([
      { outcome: 'refused', errors: { valor: expect.stringContaining('Si quisiste decir 19 %') as string } },
    ]);
    expect((await send([{ ...slip, confirmado: 'sí' }])).rows).toMatchObject([{ outcome: 'created' }]);
  });

  test('leave out no isapre that had a premium, unless they are confirmed', async () => {
    const ges = (nombre: string, desde: string) => ({ tabla: 'Primas GES por isapre', desde, nombre, valor: '1' });
    await send([ges('Colmena', '2025-01-01'), ges('Consalud', '2025-01-01')]);
    const fewer = ges('Colmena', '2026-01-01');
    expect((await send([fewer])).rows).toMatchObject([
      { outcome: 'refused', errors: { valor: expect.stringMatching(/^Faltan isapres que tenían prima: Consalud\./) as string } },
    ]);
    expect((await send([{ ...fewer, confirmado: 'sí' }])).rows).toMatchObject([{ outcome: 'created' }]);
  }); // oxfmt-ignore

  test('are told all that is wrong with them, also where it is the day’s as a whole', async () => {
    const ges = (nombre: string, desde: string) => ({ tabla: 'Primas GES por isapre', desde, nombre, valor: '1' });
    await send([ges('Colmena', '2025-01-01')]);
    const [refused] = (await send([ges('Colmenna', '2026-01-01')])).rows;
    expect(refused?.errors?.['valor']).toMatch(/^No es una isapre conocida.* Faltan isapres que tenían prima: Colmena\./);
  }); // oxfmt-ignore

  test('tell what is wrong by the columns of the file, and by the row where a day has several', async () => {
    const day = { tabla: 'Primas GES por isapre', desde: '2026-01-01' };
    const { rows } = await send([
      { ...day, nombre: 'Colmena', valor: '1036' },
      { ...day, nombre: 'Inventada', valor: '1' },
    ]);
    expect(rows).toMatchObject([
      {
        row: 1,
        name: 'Primas GES por isapre · 1 de enero de 2026',
        outcome: 'refused',
        errors: {
          valor: 'Debe ser 20 como máximo.',
          'fila 2, valor': expect.stringContaining('No es una isapre conocida.') as string,
        },
      },
    ]);
  });

  test('go in as many commands as a store takes of theirs, and one that it never would is refused', async () => {
    const day = (at: number, isapres: number) => ({
      tabla: 'Primas GES por isapre',
      desde: new Date(Date.UTC(2020, 0, at)).toISOString().slice(0, 10),
      confirmado: 'sí',
      valores: { uf: Object.fromEntries(Array.from({ length: isapres }, (_, one) => [`${one}`.padEnd(100, 'x'), '1'])) },
    });
    const { last, rows } = await send([...Array.from({ length: 200 }, (_, at) => day(at + 1, 60)), day(201, 6_000), day(202, 1)]);
    expect(last).toMatchObject({ type: 'finished', rows: { created: 201, refused: 1 } });
    expect(rows[200]).toMatchObject({ row: 201, errors: { row: 'Los valores del día son demasiados: 500 kB como máximo.' } });
  }); // oxfmt-ignore

  test('say on trial what they would, and change nothing', async () => {
    // The slip is the first of a second command, and held against the last day of the first.
    const days = someDays(300).map((day, at) => (at === 250 ? { ...day, valor: '39,25' } : day));
    const trial = await send(days, { isTrial: true });
    expect(await known()).toEqual([]);
    const real = await send(days);
    expect(real.rows).toEqual(trial.rows);
    expect(real.last).toMatchObject({ rows: { created: 299, refused: 1 } });
  });

  test('sent again under the same key have no second effect', async () => {
    const key = randomUUID();
    const first = await send(someDays(300), { key });
    const before = (await importer.house.events()).length;
    expect((await send(someDays(300), { key })).lines).toEqual(first.lines);
    expect(await importer.house.events()).toHaveLength(before);
  });
});
