/** Files for insurers as the house reads them: which rows, who sees them, and the file that is sent. */
import { randomUUID } from 'node:crypto';
import { documentId } from '@cotejo/core/collective';
import { company, registerCompany } from '@cotejo/core/companies';
import { actorOf } from '@cotejo/core/identity';
import { erasePerson, insuredPerson, registerPerson } from '@cotejo/core/insured-people';
import { insurerFile, type InsurerFileRecord, prepareFile, sendFile } from '@cotejo/core/insurer-files';
import { addDays, dayInZone } from '@cotejo/core/kit/time';
import { organization, registerOrganization } from '@cotejo/core/organizations';
import { createPolicy, policy, type PolicyCreation } from '@cotejo/core/policies';
import {
  acceptActivation,
  type CoverageRecord,
  policyEmployee,
  putInFile,
  requestActivation,
} from '@cotejo/core/policy-employees';
import { changeUserCompanies, user } from '@cotejo/core/users';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personOf, policyOf } from '../../../projectors/src/collective/testing/company-people.ts';
import { until } from '../../../projectors/src/testing/world.ts';
import { colleague, createReadWorld, type ReadWorld } from '../testing/read-world.ts';
import { exported, find } from './testing/looking.ts';

const companyId = documentId('PE', '20100070970');
const carmen = colleague('Carmen Ríos', 'BACKOFFICE', ['PE']);
const bruno = colleague('Bruno Paz', 'BACKOFFICE', ['PE']);
const admin = colleague('Julián Cárdenas', 'ADMINISTRADOR', ['PE']);
const abroad = colleague('Ana Soto', 'BACKOFFICE', ['CL']);
const elena = {
  ...colleague('Elena Marín', 'CLIENT_ADMIN', ['PE']),
  companies: [companyId],
  epochs: { user: 1, session: 0 },
};
const by = { actor: actorOf(carmen), country: 'PE' } as const;
const today = dayInZone(new Date(), 'America/Lima');
const terms = { from: addDays(today, -30), until: addDays(today, 300) };
const [fileId, policyId, holderId, childId] = Array.from({ length: 4 }, () => randomUUID()) as [
  string,
  string,
  string,
  string,
];
const family = `${policyId}.${holderId}`;
let world: ReadWorld;

const file = { id: fileId, insurerId: '301', isSent: false, isOver: false, takes: 'cuttingDay' } as const;
const put = (period: number) =>
  world.send(
    policyEmployee,
    family,
    putInFile({ by: carmen, period, file, policy: policyOf(companyId, 'PE') }),
    by,
  );
const seen = async (position: string) =>
  void (await world.get('/api/console/policy-employees', carmen, { 'x-min-position': position }));
const theFile = async () => (await world.get(`/api/console/insurer-files/${fileId}`, carmen)).body;

type Person = ReturnType<typeof personOf>;
/** Asks for somebody of the family. */
const ask = (of: string, creation: PolicyCreation, id: string, person: Person) =>
  world.send(
    policyEmployee,
    `${of}.${holderId}`,
    requestActivation({
      by: carmen,
      policyId: of,
      policy: { ...creation, status: 'known', files: [] },
      today,
      retroactiveDays: 30,
      person: { ...person, id, status: 'active' },
      holderId,
      from: addDays(today, 5),
      restrictionIds: [],
    }),
    by,
  );

beforeAll(async () => {
  world = await createReadWorld();
  await world.hire(admin, carmen, bruno, abroad, elena);
  await world.send(
    organization,
    '301',
    registerOrganization({
      organizationCode: 'A',
      isDemo: false,
      country: 'PE',
      type: 'ASEG',
      displayName: 'Rímac',
      url: 'rimac',
    }),
    by,
  );
  await world.send(
    company,
    companyId,
    registerCompany({
      country: 'PE',
      documentType: 'RUC',
      documentNumber: '20100070970',
      legalName: 'Pesquera Sur',
      economicActivityId: 'C',
      address: {},
      contacts: [],
    }),
    by,
  );
  const creation = policyOf(companyId, 'PE', terms);
  await world.send(policy, policyId, createPolicy(creation), by);
  const people = [
    [holderId, personOf(companyId, 'PE', { firstName: 'Rosa', documentNumber: '01234567' })],
    [childId, personOf(companyId, 'PE', { firstName: '=1+1', birthDate: addDays(today, -400) }, holderId)],
  ] as const;
  for (const [id, person] of people) {
    await world.send(insuredPerson, id, registerPerson(person), by);
    await ask(policyId, creation, id, person);
  }
  const facts = {
    insurerId: '301',
    country: 'PE',
    lastDay: today,
    operationDate: addDays(today, 30),
  } as const;
  const { position } = await world.send(insurerFile, fileId, prepareFile(facts), by);
  await seen(position);
  await until('tables', async () => (await world.get('/api/console/exports', carmen)).status === 200);
  const change = { id: elena.id, by: admin, companies: [companyId], partners: [] };
  await world.send(user, elena.id, changeUserCompanies(change));
});
afterAll(() => world.end());

test('has the requests that were put in it, and no other is left to be put', async () => {
  expect(await find(world, carmen, 'policy-employees', { insurerId: '301', unsent: true })).toMatchObject({
    total: 2,
  });
  await put(2);
  await seen((await put(1)).position);
  expect(await find(world, carmen, 'policy-employees', { insurerId: '301', unsent: true })).toMatchObject({
    total: 0,
  });
  expect(await theFile()).toMatchObject({
    insurerName: 'Rímac',
    status: 'open',
    activations: 2,
    cancellations: 0,
    preparedByName: 'Carmen Ríos',
  });
  const days = (await world.get('/api/console/cutting-days', carmen)).body;
  expect(days).toMatchObject([{ id: '301', activations: 2, unsent: 0 }]);
});

test('takes requests of the policies that want its kind, and those of none wait for no file', async () => {
  const waits = async (filter: object) =>
    (await find(world, carmen, 'policy-employees', { insurerId: '301', unsent: true, ...filter })).total;
  const ofDays = async () => ((await world.get('/api/console/cutting-days', carmen)).body as object[])[0];
  const person = personOf(companyId, 'PE', { firstName: 'Rosa', documentNumber: '01234567' });
  for (const insurerNotification of ['daily', 'none'] as const) {
    const id = randomUUID();
    const creation = policyOf(companyId, 'PE', {
      ...terms,
      number: insurerNotification,
      insurerNotification,
    });
    await world.send(policy, id, createPolicy(creation), by);
    await seen((await ask(id, creation, holderId, person)).position);
    await until(
      'the policy',
      async () => (await find(world, carmen, 'policies', { insurerNotification })).total === 1,
    );
  }
  expect([await waits({}), await waits({ insurerNotification: 'cuttingDay' })]).toEqual([1, 0]);
  expect(await waits({ insurerNotification: 'daily' })).toBe(1);
  expect(await ofDays()).toMatchObject({ activations: 4, unsent: 1, unsentDaily: 1 });
  const theirs = (await world.get('/api/console/policy-employees', carmen)).body as CoverageRecord[];
  const wanted = theirs.map(({ insurerNotification }) => insurerNotification).sort();
  expect(wanted).toEqual(['cuttingDay', 'cuttingDay', 'daily', 'none']);
  const facts = { insurerId: '301', country: 'PE', operationDate: addDays(today, 30) } as const;
  const daily = prepareFile({ ...facts, lastDay: today, takes: 'daily' });
  await world.send(insurerFile, randomUUID(), daily, by);
  const kinds = async () =>
    ((await world.get('/api/console/insurer-files', carmen)).body as InsurerFileRecord[]).map(
      ({ takes }) => takes,
    );
  await until('the daily file', async () => (await kinds()).length === 2);
  expect((await kinds()).sort()).toEqual(['cuttingDay', 'daily']);
});

test('is the same file when it was sent and its requests were answered, the holder first', async () => {
  const before = await exported(world, carmen, 'insurer-lines');
  const rows = String(before).trim().split('\r\n');
  expect(rows).toHaveLength(3);
  expect(rows[1]).toContain(';Titular;');
  // A document keeps its zeros, and a name is no formula.
  expect(rows[1]).toContain('01234567');
  expect(rows[2]).toContain(`'=1+1`);
  const counts = { activations: 2, cancellations: 0 };
  await world.send(insurerFile, fileId, sendFile(counts, [], []), by);
  const accept = acceptActivation({
    by: bruno,
    period: 1,
    today,
    cuttingDay: 20,
    policy: { ...terms, scope: 'holderWithDependants' },
  });
  await seen((await world.send(policyEmployee, family, accept, { ...by, actor: actorOf(bruno) })).position);
  expect(await exported(world, carmen, 'insurer-lines')).toBe(before);
  await until('the file as sent', async () => ((await theFile()) as { status: string }).status === 'sent');
});

test('is for the house of the insurer’s country alone', async () => {
  for (const resource of ['insurer-files', 'insurer-lines']) {
    expect(await find(world, elena, resource), resource).toMatchObject({ status: 403 });
    expect(await find(world, abroad, resource), resource).toMatchObject({ ids: [] });
  }
  for (const resource of ['insurer-files', 'insurer-lines'])
    expect(await exported(world, elena, resource)).toBe(403);
  expect(await exported(world, carmen, 'insurer-files')).toContain('Rímac;Perú;Enviado;Del corte;');
});

test('keeps the row of somebody who is erased, and nothing that says who it was', async () => {
  const erased = await world.send(insuredPerson, childId, erasePerson(1, 0), by);
  await until('the erasure', async () => {
    const { body } = await world.get('/api/console/insurer-lines', carmen, {
      'x-min-position': erased.position,
    });
    const names = (body as { personName: string | null }[]).map(({ personName }) => personName);
    return names.length === 2 && names.includes(null);
  });
  expect(await exported(world, carmen, 'insurer-lines')).not.toContain('=1+1');
});
