import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Staff } from '@cotejo/core/identity';
import {
  deleteView,
  type ListPermission,
  preferences,
  savedView,
  saveView,
  setPreference,
  shareView,
  unshareView,
  type ViewContent,
  type ViewRecord,
} from '@cotejo/core/workspace';
import { colleague, createReadWorld, type ReadWorld } from '../testing/read-world.ts';

const ana = colleague('Ana Rojas', 'EJECUTIVO', ['CL']);
const beto = colleague('Beto Silva', 'EJECUTIVO', ['CL', 'PE']);
const pia = colleague('Pía Quispe', 'EJECUTIVO', ['CO']);
const alba = colleague('Alba Díaz', 'ADMINISTRADOR', []);
const bruno = colleague('Bruno Paz', 'BACKOFFICE');
const carla = colleague('Carla Vega', 'BACKOFFICE', ['CL']);
const sofia = colleague('Sofía Luna', 'SUPERVISOR', ['CL']);

const content = (name: string, more: Partial<ViewContent> = {}): ViewContent => ({
  name,
  resource: 'leads',
  filter: { statusId: [2] },
  sort: ['fecha', 'DESC'],
  columns: ['firstName'],
  ...more,
});
const ofLists: ListPermission = (resource) =>
  ({ leads: 'leads:read', accounts: 'accounts:read', happenings: 'leads:audit' } as const)[resource];
const share = (by: Staff) => shareView(by, ofLists);
const [own, shared, everywheres, gone, retracted] = Array.from({ length: 5 }, () => randomUUID());

let world: ReadWorld;
let reached: string;
beforeAll(async () => {
  world = await createReadWorld();
  const { send, hire } = world;
  await hire(ana, beto, pia, alba, carla, sofia);
  await send(savedView, own!, saveView(content('Mía', { resource: 'happenings' }), ana));
  await send(savedView, shared!, saveView(content('De todos'), ana));
  await send(savedView, shared!, share(ana));
  await send(savedView, everywheres!, saveView(content('De Alba'), alba));
  await send(savedView, everywheres!, share(alba));
  for (const [id, last] of [
    [gone!, deleteView],
    [retracted!, unshareView],
  ] as const) {
    await send(savedView, id, saveView(content('Ya no'), beto));
    await send(savedView, id, share(beto));
    await send(savedView, id, last(beto));
  }
  const set = (who: Staff, key: string, value: unknown) =>
    send(preferences, who.id, setPreference({ userId: who.id, byId: who.id }, { key, value }));
  await set(ana, 'theme', 'dark');
  await set(ana, 'density', 'tight\u0000');
  await set(ana, 'columns', ['phone']);
  await set(ana, 'density', null);
  await set(ana, '__proto__', 1);
  await set(bruno, 'theme', 'dark');
  reached = (await set(beto, 'theme', 'light')).position;
});
afterAll(() => world.end());

const views = async (who: Staff, filter: object = {}) => {
  const url = `/api/console/views?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const { body } = await world.get(url, who, { 'x-min-position': reached });
  return (body as ViewRecord[]).map(({ name }) => name);
};

describe('views', () => {
  test('are one’s own, and what colleagues of one of one’s countries or of all share', async () => {
    expect(await views(ana)).toEqual(['De Alba', 'De todos', 'Mía']);
    expect(await views(beto)).toEqual(['De Alba', 'De todos', 'Ya no']);
    expect(await views(pia)).toEqual(['De Alba']);
    expect(await views(alba)).toEqual(['De Alba', 'De todos']);
  });

  test('can be asked for by list and by whose they are', async () => {
    expect(await views(ana, { resource: 'leads' })).toEqual(['De Alba', 'De todos']);
    expect(await views(ana, { own: true })).toEqual(['De todos', 'Mía']);
    expect(await views(ana, { own: false })).toEqual(['De Alba']);
    expect(await views(ana, { id: [own] })).toEqual(['Mía']);
  });

  test('come with whose they are, and only their owner may change them', async () => {
    const url = `/api/console/views?filter=${encodeURIComponent(JSON.stringify({ id: [shared] }))}`;
    const [forAna, forBeto] = (await Promise.all([ana, beto].map((who) => world.get(url, who)))).map(
      ({ body }) => (body as ViewRecord[])[0]!,
    );
    expect(forBeto).toMatchObject({
      ...content('De todos'),
      shared: true,
      ownerId: ana.id,
      ownerName: 'Ana Rojas',
    });
    expect(forAna!.allowedCommands.every(({ allowed }) => allowed)).toBe(true);
    expect(forBeto!.allowedCommands.some(({ allowed }) => allowed)).toBe(false);
  });

  test('of colleagues are seen by those who may see the list', async () => {
    expect(await world.get('/api/console/views', bruno)).toMatchObject({ status: 200, body: [] });
    for (const [resource, owner, name] of [
      ['accounts', carla, 'Saldos'],
      ['happenings', sofia, 'Cierres'],
    ] as const) {
      const id = randomUUID();
      await world.send(savedView, id, saveView(content(name, { resource }), owner));
      ({ position: reached } = await world.send(savedView, id, share(owner)));
    }
    expect(await views(bruno)).toEqual(['Saldos']);
    expect(await views(carla)).toEqual(['Saldos']);
    expect(await views(ana)).toEqual(['De Alba', 'De todos', 'Mía', 'Saldos']);
    expect(await views(pia)).toEqual(['De Alba']);
    expect(await views(sofia)).toEqual(['Cierres', 'De Alba', 'De todos', 'Saldos']);
  });
});

describe('preferences', () => {
  test('are one’s own as they are now', async () => {
    const of = async (who: Staff) => (await world.get('/api/console/preferences', who)).body;
    expect(JSON.stringify(await of(ana))).toBe('{"__proto__":1,"columns":["phone"],"theme":"dark"}');
    expect(await of(beto)).toEqual({ theme: 'light' });
    expect(await of(pia)).toEqual({});
    expect(await of(bruno)).toEqual({ theme: 'dark' });
  });
});
