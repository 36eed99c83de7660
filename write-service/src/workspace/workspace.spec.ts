import { randomUUID } from 'node:crypto';
import { longestPreference, mostColumns, viewRecordSchema } from '@cotejo/core/workspace';
import { beforeEach, describe, expect, test } from 'vitest';
import { openHouse } from '../testing/house.ts';

type House = Awaited<ReturnType<typeof openHouse>>;
type Hired = Awaited<ReturnType<House['hire']>>;
type Answer = {
  record: Record<string, unknown>;
  code: string;
  errors: Record<string, string>;
  version: number;
};

let house: House;
let ana: Hired;
let beto: Hired;
beforeEach(async () => {
  house = await openHouse();
  ana = await house.hire('EJECUTIVO', ['PE'], { name: 'Ana Rojas' });
  beto = await house.hire('POSTVENTA', ['PE'], { name: 'Beto Silva' });
});

const mine = {
  name: '  Por llamar hoy ',
  resource: 'leads',
  filter: { statusId: [2, 13], q: 'maría' },
  sort: ['appointmentAt', 'ASC'],
  columns: ['firstName', 'phone'],
};
const send = async (who: Hired, path: string, body: object = {}) => {
  const answer = await house.command(path, who.authorization, body, {});
  return { status: answer.statusCode, ...answer.json<Answer>() };
};

describe('a view', () => {
  const id = randomUUID();
  const save = (who: Hired, changes: object = {}) => send(who, `views/${id}/save`, { ...mine, ...changes });

  test('is saved, shared and deleted by its owner, who gets its record each time', async () => {
    const saved = await save(ana);
    expect(viewRecordSchema.strict().parse(saved.record)).toMatchObject({
      name: 'Por llamar hoy',
      filter: mine.filter,
      sort: mine.sort,
      columns: mine.columns,
      shared: false,
      ownerId: ana.id,
      ownerName: 'Ana Rojas',
    });
    expect(await send(ana, `views/${id}/share`)).toMatchObject({ status: 200, record: { shared: true } });
    expect(await send(ana, `views/${id}/unshare`)).toMatchObject({ record: { shared: false } });
    expect(await send(ana, `views/${id}/delete`)).toMatchObject({ status: 200, record: { ownerId: null } });
    expect(await save(ana)).toMatchObject({ status: 404 });
  });

  test('has no mark that turns the direction of a text, in its name or its filter', async () => {
    const { record } = await save(ana, { name: 'Pagos\u202edap', filter: { q: '\u2067maría\u2069' } });
    expect(record).toMatchObject({ name: 'Pagosdap', filter: { q: 'maría' } });
  });

  test('may have neither order nor columns nor filter of its own', async () => {
    const { record } = await save(ana, { sort: null, columns: [], filter: {} });
    expect(record).toMatchObject({ sort: null, columns: [], filter: {} });
  });

  test('of somebody else is left alone', async () => {
    await save(ana);
    expect(await save(beto)).toMatchObject({ status: 403, code: 'NOT_ALLOWED' });
    expect(await send(beto, `views/${id}/delete`)).toMatchObject({ status: 403 });
  });

  test('is deleted by whoever owns it, and saved by whoever sees the list, whatever the role', async () => {
    const carla = await house.hire('BACKOFFICE', ['PE'], { name: 'Carla Vega' });
    expect(await save(carla)).toMatchObject({ status: 403, code: 'NOT_ALLOWED' });
    expect(await send(carla, `views/${id}/delete`)).toMatchObject({ status: 404 });
    await save(ana);
    expect(await send(carla, `views/${id}/delete`)).toMatchObject({ status: 403 });
  });

  test('is shared by whoever may save it, whatever the role', async () => {
    await save(beto);
    expect(await send(beto, `views/${id}/share`)).toMatchObject({ status: 200, record: { shared: true } });
    const carla = await house.hire('BACKOFFICE', ['PE'], { name: 'Carla Vega' });
    const hers = `views/${randomUUID()}`;
    await send(carla, `${hers}/save`, { ...mine, resource: 'accounts', filter: {}, sort: null });
    expect(await send(carla, `${hers}/share`)).toMatchObject({ status: 200, record: { shared: true } });
  });

  test('of a list is saved only by who may see it', async () => {
    expect(await save(beto, { resource: 'happenings' })).toMatchObject({ status: 403 });
    const lucia = await house.hire('SUPERVISOR', ['PE'], { name: 'Lucía Paredes' });
    expect(await save(lucia, { resource: 'happenings' })).toMatchObject({ status: 200 });
  });

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(101) }],
    ['resource', { resource: 'no-such-list' }],
    ['filter', { filter: [] }],
    ['filter', { filter: { q: 'x'.repeat(5_000) } }],
    ['filter', { filter: { a: { b: { c: { d: 1 } } } } }],
    ['filter.q', { filter: { q: 'a\u0000b' } }],
    ['sort.1', { sort: ['fecha', 'UP'] }],
    ['sort', { sort: ['fecha'] }],
    ['columns', { columns: 'fecha' }],
    ['columns', { columns: Array.from({ length: mostColumns + 1 }, () => 'fecha') }],
    ['columns.0', { columns: [7] }],
  ])('is refused with a bad %s (%#)', async (field, changes) => {
    const { status, errors } = await save(ana, changes);
    expect(status).toBe(422);
    expect(Object.keys(errors)).toContain(field);
  });
});

describe('preferences', () => {
  const set = (who: Hired, body: object, of = who) => send(who, `preferences/${of.id}/set`, body);

  test('are kept by key, of any kind, and taken away by null', async () => {
    await set(ana, { key: 'leads.columns', value: ['phone'] });
    const { record } = await set(ana, { key: 'theme', value: 'dark' });
    expect(record['preferences']).toEqual({ 'leads.columns': ['phone'], theme: 'dark' });
    const without = await set(ana, { key: 'theme', value: null });
    expect(without.record['preferences']).toEqual({ 'leads.columns': ['phone'] });
  });

  test('are whoever’s who is logged in, also of a role that has nothing to do with leads', async () => {
    const carla = await house.hire('BACKOFFICE', ['PE'], { name: 'Carla Vega' });
    const { status, record } = await set(carla, { key: 'theme', value: 'dark' });
    expect({ status, kept: record['preferences'] }).toEqual({ status: 200, kept: { theme: 'dark' } });
  });

  test('of somebody else are left alone', async () => {
    expect(await set(beto, { key: 'theme', value: 'dark' }, ana)).toMatchObject({ status: 403 });
  });

  test.each([
    ['key', { value: 1 }],
    ['key', { key: '', value: 1 }],
    ['key', { key: 'x'.repeat(101), value: 1 }],
    ['value', { key: 'x', value: 'y'.repeat(longestPreference) }],
  ])('are refused with a bad %s (%#)', async (field, body) => {
    const { status, errors } = await set(ana, body);
    expect(status).toBe(422);
    expect(Object.keys(errors)).toEqual([field]);
  });
});
