/** A company's own people see their company alone, wherever they look; the house sees its countries. */
import { randomUUID } from 'node:crypto';
import { documentId } from '@cotejo/core/collective';
import { changeCompany, companies, company, registerCompany, rejectCompany } from '@cotejo/core/companies';
import { actorOf, sees } from '@cotejo/core/identity';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Actor } from '@cotejo/core/kit/event-sourcing';
import { roleNames } from '@cotejo/core/reference/roles';
import { changeUserCompanies, user } from '@cotejo/core/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../../../projectors/src/testing/world.ts';
import { colleague, createReadWorld, type ReadWorld } from '../testing/read-world.ts';
import { exported, find, listen } from './testing/looking.ts';

const admin = colleague('Julián Cárdenas', 'ADMINISTRADOR', ['PE', 'CL']);
const carmen = colleague('Carmen Ríos', 'BACKOFFICE', ['PE']);
const [own, rival, abroad] = [
  documentId('PE', '20100070970'),
  documentId('PE', '20123456786'),
  documentId('CL', '760000001'),
];
const everything = [own, rival, abroad];
const elena = { ...colleague('Elena Marín', 'GROUP_ADMIN', ['PE', 'CL']), companies: [own] };
/** With the token that a login gives after her company was said. */
const elenaNow = { ...elena, epochs: { user: 1, session: 0 } };

let world: ReadWorld;
let address: string;
const register = (id: string, legalName: string) => {
  const [country, documentNumber] = id.split('-') as [CountryCode, string];
  const registration = {
    country,
    documentType: country === 'PE' ? 'RUC' : 'RUT',
    documentNumber,
    legalName,
    economicActivityId: 'C',
    address: {},
  } as const;
  const by = { actor: actorOf(carmen), country };
  return world.send(company, id, registerCompany({ ...registration, contacts: [] }), by);
};
beforeAll(async () => {
  world = await createReadWorld();
  address = await world.app.listen({ host: '127.0.0.1', port: 0 });
  await world.hire(admin, carmen, elena);
  const change = { id: elena.id, by: admin, companies: [own], partners: [] };
  await world.send(user, elena.id, changeUserCompanies(change));
  await register(own, 'Textiles del Sur S.A.C.');
  await register(rival, 'Textiles Rivales S.A.C.');
  const { position } = await register(abroad, 'Textiles de Chile SpA');
  await world.get('/api/console/companies', admin, { 'x-min-position': position });
  await until('her company', async () => (await world.get('/api/console/companies', elena)).status === 401);
  await until('tables', async () => (await world.get('/api/console/exports', admin)).status === 200);
});
afterAll(() => world.end());

describe('a company’s own people', () => {
  test('find it alone, in lists, totals and searches', async () => {
    for (const filter of [{}, { q: 'textiles' }, { country: ['PE', 'CL'] }, { id: everything }])
      expect(await find(world, elenaNow, 'companies', filter)).toEqual({ status: 200, ids: [own], total: 1 });
    for (const filter of [{ q: 'rivales' }, { country: 'CL' }, { id: rival }])
      expect(await find(world, elenaNow, 'companies', filter)).toMatchObject({ ids: [], total: 0 });
  });

  test('are told of another one as of one that there is not', async () => {
    const answerTo = async (id: string) => {
      const { status, body } = await world.get(`/api/console/companies/${id}`, elenaNow);
      return [status, body];
    };
    expect((await answerTo(own))[0]).toBe(200);
    const [status, body] = await answerTo('PE-20999999999');
    expect(status).toBe(404);
    for (const id of [rival, abroad]) expect(await answerTo(id)).toEqual([status, body]);
    expect(JSON.stringify(body)).not.toMatch(/Rival|20123456786/);
  });

  test('hear of it alone', async () => {
    const topics = ['companies', ...everything.map((id) => `companies/${id}`)];
    const hers = await listen(world, address, elenaNow, topics);
    const all = await listen(world, address, admin, topics);
    for (const id of [rival, abroad, own])
      await world.send(company, id, changeCompany({ tradeName: randomUUID() }), { actor: actorOf(admin) });
    await until('all changes', () => all.heard.length === 4);
    await until('hers', () => hers.heard.length === 2);
    expect(hers.heard[1]).toMatchObject({ resource: 'companies', id: own });
    hers.close();
    all.close();
  });

  test('read in a chain of causes what they did themselves, and nothing of others', async () => {
    const correlationId = randomUUID();
    const change = async (id: string, actor: Actor) =>
      await world.send(company, id, changeCompany({ tradeName: randomUUID() }), { actor, correlationId });
    await change(rival, actorOf(admin));
    await change(own, actorOf(admin));
    await change(own, actorOf(elenaNow));
    const chain = async (viewer: typeof admin) =>
      (await world.get(`/api/console/chains/${correlationId}`, viewer)).body as { resourceId: string }[];
    await until('the audit', async () => (await chain(admin)).length === 3);
    expect((await chain(elenaNow)).map(({ resourceId }) => resourceId)).toEqual([own]);
  });

  test('see nothing before somebody says which', async () => {
    const nobody = colleague('Ana', 'GROUP_ADMIN', ['PE']);
    expect(await find(world, nobody, 'companies')).toEqual({ status: 200, ids: [], total: 0 });
  });

  test('export none: that is for the house, which exports its countries’', async () => {
    expect(await exported(world, elenaNow, 'companies')).toBe(403);
    const file = String(await exported(world, carmen, 'companies'));
    expect(file).toContain('Textiles Rivales S.A.C.');
    expect(file).not.toContain('Textiles de Chile SpA');
  });
});

test('who rejected a company, and why, is told to the house and not to the company’s people', async () => {
  const rejected = rejectCompany(admin, 'Debe dos meses a otra aseguradora');
  const { position } = await world.send(company, own, rejected, { actor: actorOf(admin), country: 'PE' });
  await world.get('/api/console/company-history', carmen, { 'x-min-position': position });
  const told = async (viewer: typeof carmen) =>
    (
      await world.get(`/api/console/company-history?filter={"recordId":"${own}"}&range=[0,0]`, viewer, {
        'x-min-position': position,
      })
    ).body;
  expect(await told(carmen)).toMatchObject([
    { type: 'CompanyRejected', reason: 'Debe dos meses a otra aseguradora', actorName: 'Julián Cárdenas' },
  ]);
  expect(await told(elenaNow)).toEqual([]);
  const file = String(await exported(world, carmen, 'company-history'));
  expect(file).toContain('Textiles del Sur S.A.C.;Perú;Se rechazó una empresa;Debe dos meses a otra');
  const { total } = await find(world, colleague('Ana', 'BACKOFFICE', ['CL']), 'company-history', {
    recordId: own,
  });
  expect(total).toBe(0);
});

test.each(roleNames)('the list shows %s what the rule lets see, and nothing else', async (role) => {
  for (const viewer of [
    colleague('Ana', role, ['CL']),
    { ...colleague('Ana', role, ['PE']), companies: [rival] },
  ]) {
    const seen = everything.filter((id) => {
      const country = id.slice(0, 2) as CountryCode;
      return sees(companies.rule, viewer, { country, company: id });
    });
    const { status, ids, total } = await find(world, viewer, 'companies');
    expect([...ids].sort()).toEqual(seen.sort());
    if (status === 200) expect(total).toBe(seen.length);
    else expect([status, seen]).toEqual([403, []]);
  }
});
