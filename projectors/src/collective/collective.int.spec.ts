/** Policies and insured people in the read models: rebuilt equals live, whatever happened, and who is erased is gone. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { type Pool } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import {
  attachPersonFile,
  changePerson,
  deactivatePerson,
  erasePerson,
  insuredPerson,
  type InsuredPersonEvent,
  isRegistered,
  measurePerson,
  reactivatePerson,
  registerPerson,
  withdrawPersonFile,
} from '@cotejo/core/insured-people';
import { type Decision, Rejection } from '@cotejo/core/kit/event-sourcing';
import { subjectKeys } from '@cotejo/core/kit/personal-data';
import {
  attachPolicyFile,
  createPolicy,
  deletePolicy,
  isKnown,
  policy,
  type PolicyEvent,
  setInsurerNotification,
  updatePolicy,
  withdrawPolicyFile,
} from '@cotejo/core/policies';
import { createTestDatabase, openTestPool } from '../../../local/src/testing/postgres.ts';
import { type Projector, runProjector, type RunningProjector } from '../kit/projector/index.ts';
import { createWorld, laterOf, masterKey, reaches } from '../testing/world.ts';
import { insuredPeopleProjector } from './insured-people-projector.ts';
import { policiesProjector } from './policies-projector.ts';
import { personOf, policyOf } from './testing/company-people.ts';
import { inMemoryEventStore, inMemoryKeyStore } from '@cotejo/core/kit/testing';

const [store, keyStore] = [inMemoryEventStore(), inMemoryKeyStore()];
const world = createWorld(store, keyStore);
const keys = subjectKeys(keyStore, masterKey, { size: 0, age: 0 });
const house = { id: randomUUID(), roles: ['BACKOFFICE'], countries: ['PE'] } as const;
const companyId = 'PE-20123456786';
const peopleSchema = `insured_people_v${insuredPeopleProjector.version}`;
const projectors = [policiesProjector, insuredPeopleProjector];

let url: string;
let live: readonly RunningProjector[];
let sql: Pool;
const run = (projector: Projector) => {
  const { codec } = createWorld(store, keyStore);
  return runProjector({ projector, database: url, reports: sql, store, codec });
};
beforeAll(async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  sql = openTestPool(database);
  live = projectors.map(run);
  return async () => {
    await Promise.all(live.map((one) => one.stop()));
    await sql.end();
    await database.drop();
  };
});

/** The same under another name, with tables of its own. */
const anew = (projector: Projector, name: string) =>
  run({ ...projector, name: `${name}-${projector.name}`, views: {} });

/** @param prefix of the schemas: the name under which they were rebuilt */
const tables = async (prefix = '') => {
  const names = {
    [`policies_v${policiesProjector.version}`]: ['policy', 'policy_history'],
    [peopleSchema]: ['insured_person', 'insured_person_history'],
  };
  const found = Object.entries(names).flatMap(([schema, all]) =>
    all.map(async (name) => {
      const { rows } = await sql.query<Record<string, unknown>>(
        `select * from ${prefix}${schema}.${name} order by id`,
      );
      return [name, rows] as const;
    }),
  );
  return Object.fromEntries(await Promise.all(found));
};
const caughtUp = (running: readonly RunningProjector[], position: string) =>
  Promise.all(running.map((one) => reaches(one, position)));

type PolicyDecision = Decision<Parameters<typeof policy.evolve>[0], PolicyEvent>;
type PersonDecision = Decision<Parameters<typeof insuredPerson.evolve>[0], InsuredPersonEvent>;

test('rebuilt equals live, whatever happened to policies and people', async () => {
  const [policies, people] = [randomUUID, randomUUID].map((id) => [id(), id(), id()]);
  let last = '0';
  for (const id of policies!)
    ({ position: last } = await world.send(policy, id, createPolicy(policyOf(companyId, 'PE'))));
  for (const [place, id] of people!.entries()) {
    const person = personOf(companyId, 'PE', {}, place === 2 ? people![0] : undefined);
    ({ position: last } = await world.send(insuredPerson, id, registerPerson(person)));
  }
  const toPolicies: ((n: number) => PolicyDecision)[] = [
    (n: number) => updatePolicy({ number: `POL-${n}` }, { groups: [] }),
    (n: number) => setInsurerNotification(n % 2 ? 'daily' : 'none'),
    () => attachPolicyFile({ fileId: randomUUID(), name: 'a.pdf', mediaType: 'application/pdf', bytes: 1 }),
    () => (state, now) =>
      isKnown(state)
        ? withdrawPolicyFile({ fileId: state.files[0]?.id ?? randomUUID(), reasonId: 2 }, house)(state, now)
        : [],
    () => deletePolicy('Repetida', 0),
  ];
  const toPeople: ((n: number) => PersonDecision)[] = [
    (n) => (person, now) =>
      person.status === 'unregistered'
        ? []
        : changePerson({ bankAccount: { bank: `Banco ${n}`, typeId: 'savings', number: '1' } }, false)(
            person,
            now,
          ),
    (n) => measurePerson({ heightCm: 90 + n, weightKg: 14, on: `2026-03-0${1 + (n % 3)}` }),
    () => attachPersonFile({ fileId: randomUUID(), name: 'a.pdf', mediaType: 'application/pdf', bytes: 1 }),
    () => (state, now) =>
      isRegistered(state)
        ? withdrawPersonFile({ fileId: state.files[0]?.id ?? randomUUID(), reasonId: 1 }, house)(state, now)
        : [],
    () => deactivatePerson('Renunció', 0),
    () => reactivatePerson(),
    () => erasePerson(1, 0),
  ];
  const steps = fc.array(
    fc.record({ isPolicy: fc.boolean(), which: fc.nat(2), what: fc.nat(19), n: fc.nat(9) }),
    { minLength: 50, maxLength: 50 },
  );
  for (const { isPolicy, which, what, n } of fc.sample(steps, 1).flat())
    try {
      const { position } = isPolicy
        ? await world.send(policy, policies![which]!, toPolicies[what === 19 ? 4 : what % 4]!(n))
        : await world.send(insuredPerson, people![which]!, toPeople[what === 19 ? 6 : what % 6]!(n));
      last = laterOf(last, position);
    } catch (error) {
      expect(error).toBeInstanceOf(Rejection);
    }
  await caughtUp(live, last);
  const grown = await tables();
  expect(Object.values(grown).map((rows) => rows.length >= 3)).toEqual([true, true, true, true]);
  const rebuilt = projectors.map((projector) => anew(projector, 'rebuilt'));
  await caughtUp(rebuilt, last);
  expect(await tables('rebuilt_')).toEqual(grown);
  await Promise.all(rebuilt.map((one) => one.stop()));
});

test('who is erased is gone from rows that stand and from rows that are rebuilt; that there was somebody stays', async () => {
  const id = randomUUID();
  const person = personOf(companyId, 'PE', { firstName: 'Graciela', documentNumber: '41234567' });
  const bankAccount = { bank: 'Banco del Valle', typeId: 'savings', number: '987654' } as const;
  await world.send(insuredPerson, id, registerPerson({ ...person, bankAccount }));
  await world.send(insuredPerson, id, measurePerson({ heightCm: 98, weightKg: 15, on: '2026-03-01' }));
  const file = { fileId: randomUUID(), name: 'Graciela.pdf', mediaType: 'application/pdf', bytes: 1 };
  await world.send(insuredPerson, id, attachPersonFile(file));
  const told = { fileId: file.fileId, reasonId: 1 };
  const withdrawn = await world.send(insuredPerson, id, withdrawPersonFile(told, house));
  await caughtUp(live, withdrawn.position);
  const named = (await tables())['insured_person_history']!.filter((row) => row['record_id'] === id);
  expect(named.flatMap((row) => row['file_name'] ?? [])).toEqual(['Graciela.pdf', 'Graciela.pdf']);
  const { position } = await world.send(insuredPerson, id, erasePerson(1, 0));
  await caughtUp(live, position);
  const all = await tables();
  const stands = [
    all['insured_person']!.find((row) => row['id'] === id),
    all['insured_person_history']!.filter((row) => row['record_id'] === id),
  ];
  expect(stands[0]).toMatchObject({
    erased: true,
    status: 'INACTIVE',
    name: null,
    identity: null,
    bank_account: null,
    measures: null,
    search_text: null,
    company_id: companyId,
  });
  expect(stands[1]).toHaveLength(5);
  expect(JSON.stringify(stands)).not.toMatch(/Graciela|41234567|987654|graciela/);
  await keys.erase(id);
  const rebuilt = anew(insuredPeopleProjector, 'later');
  await reaches(rebuilt, position);
  const again = await sql.query(`select * from later_${peopleSchema}.insured_person where id = $1`, [id]);
  expect(again.rows[0]).toEqual(stands[0]);
  await rebuilt.stop();
});
