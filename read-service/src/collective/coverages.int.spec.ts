/** Coverages as people read them: who sees which, what waits and until when it is in time, and what happened to each. */
import { randomUUID } from 'node:crypto';
import { companyHolders, documentId } from '@cotejo/core/collective';
import { company, type CompanyRegistration, registerCompany } from '@cotejo/core/companies';
import { actorOf, may, sees, type Staff } from '@cotejo/core/identity';
import { erasePerson, insuredPeople, insuredPerson, registerPerson } from '@cotejo/core/insured-people';
import { dueDay, insurerTerms, setCuttingDay } from '@cotejo/core/insurer-terms';
import { type CountryCode } from '@cotejo/core/kit/country';
import { addDays, dayInZone } from '@cotejo/core/kit/time';
import { organization, registerOrganization } from '@cotejo/core/organizations';
import { createPolicy, policy } from '@cotejo/core/policies';
import {
  acceptActivation,
  type CoverageHistoryRecord,
  type CoverageRecord,
  declineActivation,
  policyEmployee,
  requestActivation,
  takeReview,
  withdrawActivation,
} from '@cotejo/core/policy-employees';
import { countryOf } from '@cotejo/core/reference/countries';
import { roleNames } from '@cotejo/core/reference/roles';
import { changeUserCompanies, user } from '@cotejo/core/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personOf, policyOf } from '../../../projectors/src/collective/testing/company-people.ts';
import { collectiveProjector } from '../../../projectors/src/collective/collective-projector.ts';
import { until } from '../../../projectors/src/testing/world.ts';
import { readList } from '../kit/http/dialect.ts';
import { recordExport } from '../kit/list/record-listing.ts';
import { findListed, findListedIds, findOne, type Listing, shapeOf } from '../kit/list/listing.ts';
import { rowsOf } from '../kit/sql.ts';
import { colleague, createReadWorld, type ReadWorld } from '../testing/read-world.ts';
import { coverageExport } from './coverage-export.ts';
import { coverageListing } from './coverages.ts';
import { exportedPeople, personListing } from './insured-people.ts';
import { exported, find, listen } from './testing/looking.ts';

const [own, rival, abroad] = [
  documentId('PE', '20100070970'),
  documentId('PE', '20123456786'),
  documentId('CL', '760000001'),
];
const companies: readonly (readonly [string, CountryCode])[] = [
  [own, 'PE'],
  [rival, 'PE'],
  [abroad, 'CL'],
];
const carmen = colleague('Carmen Ríos', 'BACKOFFICE', ['PE', 'CL']);
const bruno = colleague('Bruno Paz', 'BACKOFFICE', ['PE', 'CL']);
const admin = colleague('Julián Cárdenas', 'ADMINISTRADOR', ['PE', 'CL']);
/** With the token that a login gives after her company was said. */
const elena = {
  ...colleague('Elena Marín', 'CLIENT_ADMIN', ['PE', 'CL']),
  companies: [own],
  epochs: { user: 1, session: 0 },
};

type Known = { readonly id: string; readonly companyId: string; readonly country: CountryCode };
type Family = Known & { readonly policyId: string; readonly holderId: string };

let world: ReadWorld;
let address: string;
/** Of each company: one that waits, the first of its family. */
const asked: Family[] = [];

const wait = (position: string) =>
  world.get('/api/console/policy-employees', carmen, { 'x-min-position': position });

const askFor = async (companyId: string, country: CountryCode): Promise<Family> => {
  const by = { actor: actorOf(carmen), country };
  const today = dayInZone(new Date(), countryOf(country).timeZone);
  const [policyId, holderId] = [randomUUID(), randomUUID()];
  const insurerId = country === 'PE' ? '301' : '302';
  const creation = policyOf(companyId, country, {
    insurerId,
    from: addDays(today, -30),
    until: addDays(today, 300),
  });
  await world.send(policy, policyId, createPolicy(creation), by);
  const person = personOf(companyId, country, { paternalSurname: 'Núñez' });
  await world.send(insuredPerson, holderId, registerPerson(person), by);
  const id = `${policyId}.${holderId}`;
  const { position } = await world.send(
    policyEmployee,
    id,
    requestActivation({
      by: carmen,
      policyId,
      policy: { ...creation, status: 'known', files: [] },
      retroactiveDays: 0,
      today,
      person: { ...person, id: holderId, status: 'active' },
      holderId,
      from: today,
      restrictionIds: [],
    }),
    by,
  );
  await wait(position);
  return { id: `${id}.1`, companyId, country, policyId, holderId };
};

/** Of a family whose holder waits. */
const askForChild = async ({ id, policyId, holderId, companyId, country }: Family) => {
  const today = dayInZone(new Date(), countryOf(country).timeZone);
  const dates = { from: addDays(today, -30), until: addDays(today, 300) };
  const childId = randomUUID();
  const child = personOf(companyId, country, { birthDate: addDays(today, -3_000) }, holderId);
  await world.send(insuredPerson, childId, registerPerson(child), { country });
  const { position } = await world.send(
    policyEmployee,
    id,
    requestActivation({
      by: carmen,
      policyId,
      policy: { ...policyOf(companyId, country, dates), status: 'known', files: [] },
      retroactiveDays: 0,
      today,
      person: { ...child, id: childId, status: 'active' },
      holderId,
      from: today,
      restrictionIds: [],
    }),
    { actor: actorOf(carmen) },
  );
  await wait(position);
  return { childId, today, dates };
};

beforeAll(async () => {
  world = await createReadWorld();
  address = await world.app.listen({ host: '127.0.0.1', port: 0 });
  await world.hire(admin, carmen, bruno, elena);
  const change = { id: elena.id, by: admin, companies: [own], partners: [] };
  await world.send(user, elena.id, changeUserCompanies(change));
  for (const [id, country] of [
    ['301', 'PE'],
    ['302', 'CL'],
  ] as const) {
    const details = { country, type: 'ASEG', organizationCode: id, url: id, isDemo: false } as const;
    await world.send(
      organization,
      id,
      registerOrganization({ ...details, displayName: `Aseguradora ${id}` }),
      {
        country,
      },
    );
  }
  for (const [id, country] of companies) {
    const registration: CompanyRegistration = {
      country,
      documentType: country === 'PE' ? 'RUC' : 'RUT',
      documentNumber: id.slice(3),
      legalName: `Textiles ${id}`,
      economicActivityId: 'C',
      address: {},
      contacts: [],
    };
    await world.send(company, id, registerCompany(registration), { actor: actorOf(carmen), country });
    asked.push(await askFor(id, country));
  }
  const catalogued = 'select from read.organization';
  await until('the catalogue', async () => (await world.pool.query(catalogued)).rowCount === 2);
  await until('tables', async () => (await world.get('/api/console/exports', carmen)).status === 200);
});
afterAll(() => world.end());

const viewerOf = (staff: Staff) => ({ ...staff, name: 'Ana', until: new Date(8.64e15) }) as never;
const listing = coverageListing as unknown as Listing<{ readonly id: string }, never>;
const requestOf = (filter: object) =>
  readList({ filter: JSON.stringify(filter), range: '[0,99]' }, shapeOf(coverageListing));
const one = async (id: string, viewer: Staff = carmen) =>
  (await world.get(`/api/console/policy-employees/${id}`, viewer)).body as Record<string, unknown>;
const historyOf = async (recordId: string, viewer: Staff = carmen) => {
  const filter = encodeURIComponent(JSON.stringify({ recordId }));
  return world.get(`/api/console/coverage-history?filter=${filter}`, viewer);
};

test.each(roleNames)('%s sees the coverages that the rule lets see, in every way of asking', async (role) => {
  const staffs: Staff[] = [
    { id: randomUUID(), roles: [role], countries: ['PE'], companies: [own] },
    { id: randomUUID(), roles: [role], countries: ['CL'], companies: [] },
    { id: randomUUID(), roles: [role], countries: ['PE', 'CL'], companies: [rival, abroad] },
  ];
  const rule = { permission: 'employee:read', heldBy: companyHolders } as const;
  const sorted = (ids: readonly string[]) => [...ids].sort();
  for (const staff of staffs) {
    const seen = asked
      .filter(({ companyId, country }) => sees(rule, staff, { company: companyId, country }))
      .map(({ id }) => id);
    const expected = sorted(may(staff, 'employee:read') ? seen : []);
    for (const filter of [{}, { waiting: true }, { q: 'nunez' }]) {
      const { rows, total } = await findListed(world.pool, listing, viewerOf(staff), requestOf(filter));
      expect([total, sorted(rows.map(({ id }) => id))]).toEqual([expected.length, expected]);
      expect(
        sorted(await findListedIds(world.pool, coverageListing, viewerOf(staff), requestOf(filter))),
      ).toEqual(expected);
    }
    for (const { id } of asked)
      expect((await findOne(world.pool, listing, viewerOf(staff), id))?.id).toBe(
        expected.includes(id) ? id : undefined,
      );
  }
});

test('more coverages than are worth counting are told as more', async () => {
  const counted = (countedTo: number) =>
    findListed(world.pool, { ...listing, countedTo }, viewerOf(carmen), requestOf({ waiting: true }));
  const { total } = await counted(1_000);
  expect(await counted(2)).toMatchObject({ total: 2, atLeast: true, rows: { length: total } });
});

describe('a company’s own people', () => {
  test('find their own by insurer, policy, person and state, and count no others', async () => {
    const [{ id, policyId, holderId }] = asked as [Family];
    for (const filter of [
      { insurerId: '301' },
      { policyId },
      { personId: holderId },
      { status: 'PROCESS_ACTIVATION' },
    ])
      expect(await find(world, elena, 'policy-employees', filter)).toEqual({
        status: 200,
        ids: [id],
        total: 1,
      });
    expect(await find(world, elena, 'policy-employees', { companyId: rival })).toMatchObject({ total: 0 });
    const counts = (filter: object) =>
      world.get(
        `/api/console/policy-employees/count?filter=${encodeURIComponent(JSON.stringify(filter))}`,
        elena,
      );
    expect((await counts({ companyId: rival })).body).toEqual({ total: 0, atLeast: false });
    expect((await counts({ waiting: true })).body).toEqual({ total: 1, atLeast: false });
  });
  test('have its figures with the permission for them, and those of no other company', async () => {
    const paula = { ...elena, roles: ['GROUP_ADMIN' as const] };
    expect((await world.get('/api/console/coverage-counts', elena)).status).toBe(403);
    expect((await world.get('/api/console/coverage-counts', paula)).body).toMatchObject([
      { companyId: own, status: 'PROCESS_ACTIVATION', coverages: 1 },
    ]);
    expect((await world.get('/api/console/coverage-counts', carmen)).body).toHaveLength(3);
  });
  test('find who of them is not insured, and the house finds the same', async () => {
    const free = randomUUID();
    const person = personOf(own, 'PE', { paternalSurname: 'Libre' });
    const by = { actor: actorOf(carmen), country: 'PE' } as const;
    await world.send(insuredPerson, free, registerPerson(person), by);
    await until(
      'the person',
      async () => (await find(world, elena, 'insured-people', { id: free })).total === 1,
    );
    const uninsured = await find(world, elena, 'insured-people', { uninsured: true });
    expect(uninsured).toMatchObject({ ids: [free], total: 1 });
    const insured = await find(world, elena, 'insured-people', { uninsured: false });
    expect(insured.ids).toEqual([asked[0]!.holderId]);
    expect(await find(world, carmen, 'insured-people', { uninsured: true, companyId: own })).toEqual(
      uninsured,
    );
    const reader = { ...elena, roles: ['CLIENT' as const] };
    expect((await find(world, reader, 'insured-people', { uninsured: true })).status).toBe(403);
    expect((await find(world, reader, 'insured-people', {})).status).toBe(200);
  });
  test('are told of another one as of one that there is not', async () => {
    const answerTo = async (id: string) => {
      const { status, body } = await world.get(`/api/console/policy-employees/${id}`, elena);
      return [status, body];
    };
    const nowhere = await answerTo(`${randomUUID()}.${randomUUID()}.1`);
    expect(nowhere[0]).toBe(404);
    for (const { id } of asked.slice(1)) expect(await answerTo(id)).toEqual(nowhere);
    expect((await historyOf(asked[1]!.id, elena)).body).toEqual([]);
  });
  test('hear, export and read in the audit of their own alone', async () => {
    const [mine, theirs] = [await askFor(own, 'PE'), await askFor(rival, 'PE')];
    const hers = await listen(world, address, elena, ['policy-employees', `policy-employees/${theirs.id}`]);
    const correlationId = randomUUID();
    for (const { id } of [theirs, mine])
      await world.send(policyEmployee, id, withdrawActivation({ by: carmen, period: 1 }), {
        actor: actorOf(carmen),
        correlationId,
      });
    await until('hers', () => hers.heard.length > 1);
    expect(hers.heard.slice(1)).toMatchObject([{ resource: 'policy-employees', id: mine.id }]);
    hers.close();
    const chain = async (viewer: Staff) =>
      (await world.get(`/api/console/chains/${correlationId}`, viewer)).body as { resourceId: string }[];
    await until('the audit', async () => (await chain(carmen)).length === 2);
    expect((await chain(elena)).map(({ resourceId }) => resourceId)).toEqual([mine.id.slice(0, -2)]);
    const file = String(await exported(world, elena, 'policy-employees'));
    expect(file).toContain(`Textiles ${own}`);
    expect(file).not.toContain(rival);
    const history = String(await exported(world, elena, 'coverage-history'));
    expect(history).toContain('Se retiró la solicitud de un alta');
    expect(history).not.toContain(rival);
  });
});

describe('a coverage', () => {
  test('is told with the names that its ids stand for, and leaves a look at its person', async () => {
    const [{ id, holderId }] = asked as [Family];
    expect(await one(id)).toMatchObject({
      personName: 'Rosa Núñez',
      companyName: `Textiles ${own}`,
      askedByName: 'Carmen Ríos',
      isLate: false,
    });
    const looks = (await world.store.readStream(`access-${holderId}`)).map(({ data }) => data);
    expect(looks).toContainEqual({ aggregate: 'insured-people', what: 'page' });
  });
  test('has a history of who did what, why, for which day and after how long', async () => {
    const { id } = await askFor(own, 'PE');
    const { position } = await world.send(
      policyEmployee,
      id,
      declineActivation({ by: bruno, period: 1, reasonId: 99, note: 'Falta la carta' }),
      { actor: actorOf(bruno) },
    );
    await wait(position);
    expect((await historyOf(id)).body).toMatchObject([
      {
        type: 'ActivationDeclined',
        actorName: 'Bruno Paz',
        personName: 'Rosa Núñez',
        reasonId: 99,
        note: 'Falta la carta',
        after: expect.any(Number) as number,
      },
      {
        type: 'ActivationRequested',
        actorName: 'Carmen Ríos',
        after: null,
        day: expect.any(String) as string,
      },
    ]);
  });
  test('names who reviews it, and is answered by nobody else meanwhile; that is no step of its history', async () => {
    const { id } = await askFor(own, 'PE');
    const review = takeReview({ by: bruno, period: 1 });
    await wait((await world.send(policyEmployee, id, review, { actor: actorOf(bruno) })).position);
    const seenBy = async (viewer: Staff) =>
      (await world.get(`/api/console/policy-employees/${id}`, viewer)).body as CoverageRecord;
    const answer = { command: 'decline-activation' };
    expect(await seenBy(carmen)).toMatchObject({
      reviewedBy: bruno.id,
      reviewedByName: 'Bruno Paz',
      reviewUntil: expect.any(String) as string,
      allowedCommands: expect.arrayContaining([
        {
          ...answer,
          allowed: false,
          reason: expect.stringMatching(/^La revisa Bruno Paz\. /) as string,
        },
        { command: 'take-review', allowed: true },
      ]) as unknown,
    });
    expect((await seenBy(bruno)).allowedCommands).toContainEqual({ ...answer, allowed: true });
    const declined = declineActivation({ by: bruno, period: 1, reasonId: 1 });
    await wait((await world.send(policyEmployee, id, declined, { actor: actorOf(bruno) })).position);
    expect(await seenBy(carmen)).toMatchObject({ reviewedBy: null, reviewUntil: null });
    const history = (await historyOf(id)).body as CoverageHistoryRecord[];
    const at = (type: string) => Date.parse(history.find((one) => one.type === type)!.at);
    const waited = Math.round((at('ActivationDeclined') - at('ActivationRequested')) / 1_000);
    expect(history).toMatchObject([
      { type: 'ActivationDeclined', after: waited },
      { type: 'ReviewTaken', day: null, actorName: 'Bruno Paz' },
      { type: 'ActivationRequested' },
    ]);
  });
  test('keeps no note about a person who was erased', async () => {
    const { id, holderId } = await askFor(own, 'PE');
    const because = { by: bruno, period: 1, reasonId: 99, note: 'Rosa no firma' };
    await wait(
      (await world.send(policyEmployee, id, declineActivation(because), { actor: actorOf(bruno) })).position,
    );
    await wait((await world.send(insuredPerson, holderId, erasePerson(1, 0), { country: 'PE' })).position);
    await until('the erasure', async () => (await one(id))['personName'] === null);
    expect((await historyOf(id)).body).toMatchObject([
      { type: 'ActivationDeclined', personName: null, note: null },
      { type: 'ActivationRequested' },
    ]);
    expect(
      JSON.stringify((await world.pool.query('select * from read.coverage_history')).rows),
    ).not.toContain('no firma');
  });
  test('has the version of its family, so that an answer to one is no conflict for the other', async () => {
    const family = await askFor(own, 'PE');
    const { id, policyId, holderId } = family;
    const { today, dates } = await askForChild(family);
    expect(await one(id)).toMatchObject({ version: 2 });
    const accepted = acceptActivation({
      by: bruno,
      period: 1,
      today,
      cuttingDay: 31,
      policy: { ...dates, scope: 'holderWithDependants' },
    });
    await wait((await world.send(policyEmployee, id, accepted, { actor: actorOf(bruno) })).position);
    expect(await one(`${policyId}.${holderId}.2`)).toMatchObject({
      version: 3,
      status: 'PROCESS_ACTIVATION',
    });
  });
});

test('a file with a dependant’s row is also the holder’s, whose name stands in it', async () => {
  const family = await askFor(own, 'PE');
  const { childId } = await askForChild(family);
  for (const [source, filter] of [
    [coverageExport, { personId: childId }],
    [recordExport(insuredPeople, personListing, exportedPeople), { id: childId }],
  ] as const) {
    const { query, cells } = await source.select(world.pool, viewerOf(carmen), { filter });
    await until('the child', async () => (await rowsOf(world.pool, query)).length === 1);
    const { ids } = await cells((await rowsOf(world.pool, query)) as never);
    expect([...ids].sort()).toEqual([childId, family.holderId].sort());
  }
});

describe('the insurer’s calendar', () => {
  test('is late from the day after the cutting day that a request was in time for', async () => {
    const { id } = await askFor(abroad, 'CL');
    const today = dayInZone(new Date(), 'America/Santiago');
    const asIf = async (day: string) => {
      const since = `${day}T15:00:00Z`;
      await world.pool.query(
        `update collective_v${collectiveProjector.version}.coverage set waiting_since = $2, due_on = $3 where id = $1`,
        [id, since, dueDay({ cuttingDays: [] }, 'CL', since)],
      );
      const { total: late } = await find(world, carmen, 'policy-employees', { id, late: true });
      const { total: inTime } = await find(world, carmen, 'policy-employees', { id, late: false });
      return { isLate: (await one(id))['isLate'], late, inTime };
    };
    expect(await asIf(today)).toEqual({ isLate: false, late: 0, inTime: 1 });
    expect(await asIf(addDays(today, -40))).toEqual({ isLate: true, late: 1, inTime: 0 });
    const days = async (viewer: Staff) => (await world.get('/api/console/cutting-days', viewer)).body;
    // Without an agreement its day is the 31st.
    expect(await days(carmen)).toMatchObject([
      { id: '301', name: 'Aseguradora 301', cuttingDay: 31, late: 0 },
      {
        id: '302',
        activations: 2,
        cancellations: 0,
        late: 1,
        lateDays: [dueDay({ cuttingDays: [] }, 'CL', `${addDays(today, -40)}T15:00:00Z`)],
      },
    ]);
    expect(await days(elena)).toMatchObject([{ id: '301', activations: expect.any(Number) as number }]);
  });

  test('finds what was in time for a cutting day by that day', async () => {
    const { id } = await askFor(own, 'PE');
    const { dueOn } = (await one(id)) as { dueOn: string };
    const on = (day: string) => find(world, carmen, 'policy-employees', { id, dueOn: day });
    expect(await on(dueOn)).toMatchObject({ total: 1 });
    expect(await on(addDays(dueOn, 1))).toMatchObject({ total: 0 });
    const filter = encodeURIComponent(JSON.stringify({ dueOn: '31-12-2026' }));
    expect(await world.get(`/api/console/policy-employees?filter=${filter}`, carmen)).toMatchObject({
      status: 400,
      body: { errors: { 'filter.dueOn': 'Debe ser una fecha, como 2026-03-31.' } },
    });
  });

  test('finds what waits for nothing neither late nor in time', async () => {
    const { id } = await askFor(own, 'PE');
    const { position } = await world.send(policyEmployee, id, withdrawActivation({ by: carmen, period: 1 }), {
      actor: actorOf(carmen),
    });
    await wait(position);
    for (const late of [true, false])
      expect(await find(world, carmen, 'policy-employees', { id, late })).toMatchObject({ total: 0 });
    expect(await find(world, carmen, 'policy-employees', { id, waiting: false })).toMatchObject({ total: 1 });
  });

  test('tells who looks at what waits that another cutting day moved it', async () => {
    const { id } = await askFor(own, 'PE');
    const { dueOn } = (await one(id)) as { dueOn: string };
    const hers = await listen(world, address, elena, ['policy-employees']);
    const agreed = { value: dueOn.endsWith('15') ? 16 : 15, from: '2026-01-01' };
    await world.send(insurerTerms, '301', setCuttingDay('PE', agreed));
    await until('the news', () => hers.heard.some((told) => told['id'] === id));
    hers.close();
    expect((await one(id))['dueOn']).not.toBe(dueOn);
  });
});
