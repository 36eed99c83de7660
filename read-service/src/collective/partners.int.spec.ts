/** A partner's own people see their partner and its policies alone; the house sees its countries. */
import { randomUUID } from 'node:crypto';
import { documentId } from '@cotejo/core/collective';
import { actorOf, sees } from '@cotejo/core/identity';
import { type CountryCode } from '@cotejo/core/kit/country';
import { createPartner, partner, partners, updatePartner } from '@cotejo/core/partners';
import { createPolicy, policy } from '@cotejo/core/policies';
import { roleNames } from '@cotejo/core/reference/roles';
import { changeUserCompanies, user } from '@cotejo/core/users';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { policyOf } from '../../../projectors/src/collective/testing/company-people.ts';
import { until } from '../../../projectors/src/testing/world.ts';
import { colleague, createReadWorld, type ReadWorld } from '../testing/read-world.ts';
import { exported, find, listen } from './testing/looking.ts';

const admin = colleague('Julián Cárdenas', 'ADMINISTRADOR', ['PE', 'CL']);
const [own, rival, abroad] = [
  documentId('PE', '20100070970'),
  documentId('PE', '20123456786'),
  documentId('CL', '760000001'),
];
const everything = [own, rival, abroad];
const pablo = { ...colleague('Pablo Díaz', 'ADMIN_PARTNER', ['PE', 'CL']), partners: [own] };
const pabloNow = { ...pablo, epochs: { user: 1, session: 0 } };

let world: ReadWorld;
let address: string;
const create = (id: string, name: string) => {
  const [country, documentNumber] = id.split('-') as [CountryCode, string];
  const creation = { country, documentNumber, name, documentType: 'RUC', kind: 'broker' } as const;
  const by = { actor: actorOf(admin), country };
  return world.send(partner, id, createPartner({ ...creation, contacts: [] }), by);
};
beforeAll(async () => {
  world = await createReadWorld();
  address = await world.app.listen({ host: '127.0.0.1', port: 0 });
  await world.hire(admin, pablo);
  const change = { id: pablo.id, by: admin, companies: [], partners: [own] };
  await world.send(user, pablo.id, changeUserCompanies(change));
  await create(own, 'Corredora Austral');
  await create(rival, 'Corredora Rival');
  const { position } = await create(abroad, 'Corredora de Chile');
  await world.get('/api/console/partners', admin, { 'x-min-position': position });
  await until('his partner', async () => (await world.get('/api/console/partners', pablo)).status === 401);
  await until('tables', async () => (await world.get('/api/console/exports', admin)).status === 200);
});
afterAll(() => world.end());

test('a partner’s own people find it alone, in lists, totals, searches and files', async () => {
  for (const filter of [{}, { q: 'corredora' }, { kind: 'broker' }, { id: everything }])
    expect(await find(world, pabloNow, 'partners', filter)).toEqual({ status: 200, ids: [own], total: 1 });
  expect(await find(world, pabloNow, 'partners', { q: 'rival' })).toMatchObject({ ids: [], total: 0 });
  const file = String(await exported(world, pabloNow, 'partners'));
  expect(file).toContain('Corredora Austral');
  expect(file).not.toMatch(/Rival|Chile/);
});

test('and are told of another one as of one that there is not', async () => {
  const answerTo = async (id: string) => {
    const { status, body } = await world.get(`/api/console/partners/${id}`, pabloNow);
    return [status, body];
  };
  expect((await answerTo(own))[0]).toBe(200);
  const nothing = await answerTo('PE-20999999999');
  expect(nothing[0]).toBe(404);
  for (const id of [rival, abroad]) expect(await answerTo(id)).toEqual(nothing);
});

test('and hear of it alone', async () => {
  const topics = ['partners', ...everything.map((id) => `partners/${id}`)];
  const his = await listen(world, address, pabloNow, topics);
  const all = await listen(world, address, admin, topics);
  for (const id of [rival, abroad, own])
    await world.send(partner, id, updatePartner({ kind: 'insurer' }), { actor: actorOf(admin) });
  await until('all changes', () => all.heard.length === 4);
  await until('his', () => his.heard.length === 2);
  expect(his.heard[1]).toMatchObject({ resource: 'partners', id: own });
  his.close();
  all.close();
});

test('the history of a partner is for the house', async () => {
  expect(await find(world, pabloNow, 'partner-history')).toMatchObject({ status: 200, total: 0 });
  expect(await find(world, admin, 'partner-history', { recordId: rival })).toMatchObject({ total: 2 });
  expect(String(await exported(world, admin, 'partner-history'))).toContain(
    'Corredora Rival;Perú;Se registró',
  );
});

test.each(roleNames)('the list shows %s what the rule lets see, and nothing else', async (role) => {
  for (const viewer of [
    colleague('Ana', role, ['CL']),
    { ...colleague('Ana', role, ['PE']), partners: [rival] },
  ]) {
    const seen = everything.filter((id) =>
      sees(partners.rule, viewer, { country: id.slice(0, 2) as CountryCode, partner: id }),
    );
    const { status, ids } = await find(world, viewer, 'partners');
    expect([...ids].sort()).toEqual(seen.sort());
    if (status !== 200) expect([status, seen]).toEqual([403, []]);
  }
});

test('and find the policies that came through it, with no other of the company', async () => {
  const through = async (partnerId: string | null) => {
    const id = randomUUID();
    const creation = { ...policyOf('PE-20557788990', 'PE'), partnerId };
    const by = { actor: actorOf(admin), country: 'PE' } as const;
    const { position } = await world.send(policy, id, createPolicy(creation), by);
    await world.get('/api/console/policies', admin, { 'x-min-position': position });
    return id;
  };
  const [house, his] = await Promise.all(
    [admin, pabloNow].map((viewer) => listen(world, address, viewer, ['policies'])),
  );
  const [mine, another, nobodys] = [await through(own), await through(rival), await through(null)];
  const policiesOf = ({ heard }: NonNullable<typeof house>) =>
    heard.flatMap((change) => ('id' in change ? [change.id] : []));
  await until('all changes', () => policiesOf(house!).length === 3);
  await until('his', () => policiesOf(his!).length > 0);
  expect(policiesOf(his!)).toEqual([mine]);
  house!.close();
  his!.close();
  const told = { status: 200, ids: [mine], total: 1 };
  for (const filter of [{}, { id: [mine, another, nobodys] }])
    expect(await find(world, pabloNow, 'policies', filter)).toEqual(told);
  expect(await find(world, admin, 'policies', { partnerId: rival })).toEqual({
    status: 200,
    ids: [another],
    total: 1,
  });
  for (const id of [another, nobodys])
    expect((await world.get(`/api/console/policies/${id}`, pabloNow)).status).toBe(404);
  expect((await world.get('/api/console/policy-history', pabloNow)).status).toBe(403);
});
