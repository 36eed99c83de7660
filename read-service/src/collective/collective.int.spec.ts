/** Scopes of policies and insured people: the same for a list, its count, a search, one record and a history. */
import { randomUUID } from 'node:crypto';
import {
  attachPersonFile,
  erasePerson,
  insuredPerson,
  registerPerson,
  withdrawPersonFile,
  insuredPeople,
} from '@cotejo/core/insured-people';
import { companyHolders } from '@cotejo/core/collective';
import { actorOf, may, sees, type Staff } from '@cotejo/core/identity';
import { type CountryCode } from '@cotejo/core/kit/country';
import { postgresKeyStore, subjectKeys } from '@cotejo/core/kit/personal-data';
import { addDays, ageOn, dayInZone } from '@cotejo/core/kit/time';
import { createPartner, partner } from '@cotejo/core/partners';
import { createPolicy, policies as policyKind, policy, setInsurerNotification } from '@cotejo/core/policies';
import { roleNames } from '@cotejo/core/reference/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personOf, policyOf } from '../../../projectors/src/collective/testing/company-people.ts';
import { masterKey, until } from '../../../projectors/src/testing/world.ts';
import { fileSchema } from '../../../write-service/src/files/file-schema.ts';
import { postgresFiles } from '../../../write-service/src/files/file-store.ts';
import { readList } from '../kit/http/dialect.ts';
import { findListed, findOne, type Listing, shapeOf } from '../kit/list/listing.ts';
import { colleague, createReadWorld, type ReadWorld } from '../testing/read-world.ts';
import { historyOf } from '../kit/list/history.ts';
import { personListing } from './insured-people.ts';
import { policyListing } from './policies.ts';
import { exported } from './testing/looking.ts';

const companies = { 'PE-20123456786': 'PE', 'PE-20100070970': 'PE', 'CL-761234560': 'CL' } as const;
const partnerId = 'PE-20512345671';
const carmen = colleague('Carmen Ríos', 'BACKOFFICE', ['PE', 'CL']);
type Known = { readonly id: string; readonly companyId: string; readonly country: CountryCode };

let world: ReadWorld;
let position: string;
const policies: Known[] = [];
const people: Known[] = [];

beforeAll(async () => {
  world = await createReadWorld();
  await world.pool.query(fileSchema);
  await world.hire(carmen);
  const by = { actor: actorOf(carmen) };
  for (const [companyId, country] of Object.entries(companies)) {
    const [policyId, holderId, childId] = [randomUUID(), randomUUID(), randomUUID()];
    await world.send(policy, policyId, createPolicy(policyOf(companyId, country, { partnerId })), {
      ...by,
      country,
    });
    await world.send(policy, policyId, setInsurerNotification('daily'), { ...by, country });
    const holder = personOf(companyId, country, { paternalSurname: 'Núñez' });
    await world.send(insuredPerson, holderId, registerPerson(holder), { ...by, country });
    const child = personOf(companyId, country, { firstName: 'Luz' }, holderId);
    ({ position } = await world.send(insuredPerson, childId, registerPerson(child), { ...by, country }));
    policies.push({ id: policyId, companyId, country });
    people.push({ id: holderId, companyId, country }, { id: childId, companyId, country });
  }
  const broker = { country: 'PE', documentType: 'RUC', documentNumber: '20512345671' } as const;
  const named = { name: 'Corredora Austral', kind: 'broker' } as const;
  ({ position } = await world.send(
    partner,
    partnerId,
    createPartner({ ...broker, ...named, contacts: [] }),
    by,
  ));
  for (const path of ['policies', 'insured-people', 'partners'])
    await world.get(`/api/console/${path}`, carmen, { 'x-min-position': position });
});
afterAll(() => world.end());

const viewerOf = (staff: Staff) => ({ ...staff, name: 'Ana', until: new Date(8.64e15) });
const listed = async <Row extends { readonly id: string }>(
  listing: Listing<Row, never>,
  staff: Staff,
  filter: object = {},
) => {
  const query = { filter: JSON.stringify(filter), range: '[0,99]' };
  const { rows, total } = await findListed(
    world.pool,
    listing,
    viewerOf(staff) as never,
    readList(query, shapeOf(listing)),
  );
  expect(total).toBe(rows.length);
  return rows.map(({ id }) => id);
};
const staffOf = (role: Staff['roles'][number]): Staff[] => [
  { id: randomUUID(), roles: [role], countries: ['PE'], companies: ['PE-20123456786'] },
  { id: randomUUID(), roles: [role], countries: ['CL'], companies: [] },
  { id: randomUUID(), roles: [role], countries: ['PE', 'CL'], companies: ['PE-20100070970', 'CL-761234560'] },
];
const seenBy = (staff: Staff, permission: 'policy:read' | 'employee:read', all: readonly Known[]): string[] =>
  may(staff, permission)
    ? all
        .filter(({ companyId, country }) =>
          sees({ permission, heldBy: companyHolders }, staff, { company: companyId, country }),
        )
        .map(({ id }) => id)
    : [];

describe.each(roleNames)('%s', (role) => {
  test('sees the policies and the people that the rule lets see, in every way of asking', async () => {
    for (const staff of staffOf(role)) {
      const [ofPolicies, ofPeople] = [
        seenBy(staff, 'policy:read', policies),
        seenBy(staff, 'employee:read', people),
      ];
      const find = (ids: readonly string[]) => [...ids].sort();
      expect(find(await listed(policyListing as never, staff))).toEqual(find(ofPolicies));
      expect(find(await listed(personListing as never, staff))).toEqual(find(ofPeople));
      const found = await listed(personListing as never, staff, { q: 'nunez' });
      expect(found.length).toBe(ofPeople.length / 2);
      for (const { id } of people) {
        const one = await findOne(world.pool, personListing, viewerOf(staff) as never, id);
        expect(one?.id).toBe(ofPeople.includes(id) ? id : undefined);
      }
      if (!may(staff, 'policy:read-history'))
        expect(
          await listed(historyOf(policyKind, { projector: 'policies' }).listing as never, staff),
        ).toEqual([]);
      if (!may(staff, 'employee:read-history'))
        expect(
          await listed(historyOf(insuredPeople, { projector: 'insured-people' }).listing as never, staff),
        ).toEqual([]);
    }
  });
});

const ask = async (path: string, filter: object = {}) =>
  (await world.get(`/api/console/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`, carmen))
    .body as Record<string, unknown>[];

describe('policies', () => {
  test('are found by company, insurer, coverage and a day on which they are in force', async () => {
    const [{ id, companyId }] = policies as [Known];
    expect(await ask('policies', { companyId })).toMatchObject([
      { id, insurerNotification: 'daily', partnerId, partnerName: 'Corredora Austral' },
    ]);
    const counts = async (filter: object) => (await ask('policies', filter)).length;
    expect(await counts({ insurerId: '301' })).toBe(3);
    expect(await counts({ insurerId: '302' })).toBe(0);
    expect(await counts({ coverageType: ['dental', 'complementary'] })).toBe(3);
    expect(await counts({ inForceOn: '2026-12-31' })).toBe(3);
    expect(await counts({ inForceOn: '2027-01-01' })).toBe(0);
    const wrong = await world.get('/api/console/policies?filter={"inForceOn":"mañana"}', carmen);
    expect(wrong.status).toBe(400);
  });
  test('have a history of who did what', async () => {
    expect(await ask('policy-history', { recordId: policies[0]!.id })).toMatchObject([
      { type: 'PolicyInsurerNotificationSet', actorName: 'Carmen Ríos' },
      { type: 'PolicyCreated', actorName: 'Carmen Ríos' },
    ]);
  });
  test('have a history that is exported, as people’s is', async () => {
    await until('tables', async () => (await world.get('/api/console/exports', carmen)).status === 200);
    expect(await exported(world, carmen, 'policy-history')).toContain('Se cambió el aviso a la aseguradora');
    expect(await exported(world, carmen, 'insured-person-history')).toContain(
      'Núñez, Rosa;Perú;Se registró a una persona',
    );
  });
});

describe('insured people', () => {
  const looksAt = async (id: string) =>
    (await world.store.readStream(`access-${id}`)).map(({ data }) => data);

  test('are dependants of an employee, and each of those shown leaves a look', async () => {
    const [holder, child] = people as [Known, Known];
    const found = await ask('insured-people', { holderId: holder.id });
    expect(found).toMatchObject([{ id: child.id, holderName: 'Núñez, Rosa', relationship: 'child' }]);
    expect(await ask('insured-people', { isHolder: true, companyId: holder.companyId })).toMatchObject([
      { id: holder.id, holderName: null },
    ]);
    expect(await looksAt(child.id)).toEqual([{ aggregate: 'insured-people', what: 'page' }]);
  });
  test('are found by the document, however it is written', async () => {
    const id = randomUUID();
    const person = personOf('CL-761234560', 'CL', { documentType: 'RUT', documentNumber: '123456785' });
    ({ position } = await world.send(insuredPerson, id, registerPerson(person), { country: 'CL' }));
    await world.get('/api/console/insured-people', carmen, { 'x-min-position': position });
    for (const q of ['12.345.678-5', '123456785', 'quispe 12.345'])
      expect(await ask('insured-people', { q })).toMatchObject([{ id }]);
    ({ position } = await world.send(insuredPerson, id, erasePerson(1, 0), { country: 'CL' }));
    await until('the erasure', async () => (await ask('insured-people', { q: '123456785' })).length === 0);
    expect(await ask('insured-people', { id })).toMatchObject([{ id, erased: true, identity: null }]);
  });
  test('are told for whoever turns 18 within sixty days, by the country’s own day', async () => {
    const [holder] = people as [Known];
    const today = dayInZone(new Date(), 'America/Lima');
    const eighteenYears = 6_575;
    const births = [-2, -1, 0, 1, 2, 30, 58, 59, 60, 61, 62, 63].map((days) =>
      addDays(today, days - eighteenYears),
    );
    const found: string[] = [];
    for (const birthDate of births) {
      const id = randomUUID();
      const child = personOf(holder.companyId, 'PE', { birthDate }, holder.id);
      ({ position } = await world.send(insuredPerson, id, registerPerson(child), { country: 'PE' }));
      if (ageOn(birthDate, today) < 18 && ageOn(birthDate, addDays(today, 60)) >= 18) found.push(id);
    }
    await world.get('/api/console/insured-people', carmen, { 'x-min-position': position });
    const listedIds = (await ask('insured-people', { turning18: true })).map(({ id }) => id);
    expect(listedIds.toSorted()).toEqual(found.toSorted());
    expect(found.length).toBeGreaterThan(3);
  });
  test('have files, given to who sees the person with a look, and gone with the person', async () => {
    const [, , { id, companyId }] = people as [Known, Known, Known];
    const [fileId, content] = [randomUUID(), Buffer.from('%PDF-1.7')];
    const keys = subjectKeys(postgresKeyStore(world.pool), masterKey, { size: 0, age: 0 });
    await postgresFiles(world.pool, keys).keep({
      id: fileId,
      aggregate: 'insured-people',
      ownerId: id,
      uploadedBy: carmen.id,
      mediaType: 'application/pdf',
      content,
    });
    const file = { fileId, name: 'Partida.pdf', mediaType: 'application/pdf', bytes: content.length };
    ({ position } = await world.send(insuredPerson, id, attachPersonFile(file), { actor: actorOf(carmen) }));
    await world.get('/api/console/insured-people', carmen, { 'x-min-position': position });
    expect(await ask('insured-people', { id })).toMatchObject([
      { files: [{ id: fileId, name: 'Partida.pdf', byName: 'Carmen Ríos' }] },
    ]);
    const address = `/api/console/insured-people/${id}/files/${fileId}`;
    const own = { ...colleague('Eva Sol', 'CLIENT', ['PE']), companies: [companyId] };
    const other = { ...colleague('Ana Paz', 'CLIENT_ADMIN', ['PE']), companies: ['CL-761234560'] };
    expect(await world.get(address, own)).toMatchObject({ status: 200, body: content.toString() });
    expect((await world.get(address, other)).status).toBe(404);
    expect(await looksAt(id)).toContainEqual({ aggregate: 'insured-people', what: 'file' });
    const wrong = { ...file, fileId: randomUUID(), name: 'Pasaporte.pdf' };
    const by = { actor: actorOf(carmen) };
    await world.send(insuredPerson, id, attachPersonFile(wrong), by);
    const told = { fileId: wrong.fileId, reasonId: 1 };
    ({ position } = await world.send(insuredPerson, id, withdrawPersonFile(told, carmen), by));
    await world.get('/api/console/insured-people', carmen, { 'x-min-position': position });
    expect(await ask('insured-people', { id })).toMatchObject([{ files: [{ id: fileId }] }]);
    expect((await ask('insured-person-history', { recordId: id }))[0]).toMatchObject({
      type: 'PersonFileWithdrawn',
      fileName: 'Pasaporte.pdf',
      reason: 'Es de otra persona o de otro registro',
      actorName: 'Carmen Ríos',
    });
    expect(await exported(world, carmen, 'insured-person-history')).toContain(
      'Se retiró un archivo de una persona;Pasaporte.pdf;Es de otra persona o de otro registro',
    );
    ({ position } = await world.send(insuredPerson, id, erasePerson(1, 0)));
    const gone = await world.get(address, carmen, { 'x-min-position': position });
    expect(gone.status).toBe(404);
    expect(await ask('insured-people', { id })).toMatchObject([{ erased: true, files: [] }]);
  });
});
