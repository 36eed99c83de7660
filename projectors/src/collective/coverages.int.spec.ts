/** Coverages and their history in the read models: rebuilt equals live, whatever was asked and answered. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { erasePerson, insuredPerson, registerPerson } from '@cotejo/core/insured-people';
import { dueDay, insurerTerms, setCuttingDay, setRetroactiveDays } from '@cotejo/core/insurer-terms';
import { Rejection } from '@cotejo/core/kit/event-sourcing';
import {
  acceptActivation,
  acceptCancellation,
  declineActivation,
  declineCancellation,
  familyIdOf,
  policyEmployee,
  putInFile,
  releaseReview,
  requestActivation,
  requestCancellation,
  takeReview,
  withdrawActivation,
} from '@cotejo/core/policy-employees';
import { expect, test } from 'vitest';
import {
  client,
  company,
  daughter,
  holderId,
  house,
  policy,
  rosa,
  today,
} from '../../../core/src/policy-employees/testing/family.ts';
import { createTestDatabase, openTestPool } from '../../../local/src/testing/postgres.ts';
import { runProjector, schemaOf } from '../kit/projector/index.ts';
import { createWorld, laterOf, reaches } from '../testing/world.ts';
import { collectiveProjector } from './collective-projector.ts';
import { personOf } from './testing/company-people.ts';
import { inMemoryEventStore, inMemoryKeyStore } from '@cotejo/core/kit/testing';

const step = fc.record({
  family: fc.nat(2),
  period: fc.integer({ min: 1, max: 4 }),
  what: fc.nat(9),
  isChild: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const fileId = randomUUID();

const decisionOf = ({ period, what, isChild }: Step, policyId: string) => {
  const because = { reasonId: 99, note: 'Falta la carta' };
  const answer = { by: house, period, today, cuttingDay: 20, policy };
  const asked = { by: client, today, retroactiveDays: 30, policy };
  const person = isChild ? daughter : rosa;
  const decisions = [
    () =>
      requestActivation({
        ...asked, policyId, person, holderId, from: today, coverageGroup: 'A', restrictionIds: [1],
      }), // oxfmt-ignore
    () => acceptActivation(answer),
    () => requestCancellation({ ...asked, ...because, period, until: today }),
    () => acceptCancellation(answer),
    () => declineCancellation({ by: house, period, ...because }),
    () => declineActivation({ by: house, period, ...because }),
    () => withdrawActivation({ by: client, period, note: 'Ya no' }),
    () =>
      putInFile({
        by: house,
        period,
        file: { id: fileId, insurerId: policy.insurerId, isSent: false, isOver: false, takes: 'cuttingDay' },
        policy,
      }),
    () => takeReview({ by: house, period }),
    () => releaseReview({ by: house, period }),
  ];
  return decisions[what]!();
};

test('rebuilt equals live, whatever was asked and answered, and words go with who is erased', async () => {
  const [store, keyStore] = [inMemoryEventStore(), inMemoryKeyStore()];
  const world = createWorld(store, keyStore);
  const database = await createTestDatabase();
  const sql = openTestPool(database);
  const run = (name: string) =>
    runProjector({
      projector: { ...collectiveProjector, name, views: {} },
      database: database.url,
      reports: sql,
      store,
      codec: createWorld(store, keyStore).codec,
    });
  const tables = async (schema: string) =>
    Promise.all(
      ['policy_family', 'coverage', 'coverage_history', 'insurer_line'].map(
        async (name) =>
          (
            await sql.query<Record<string, unknown>>(
              `select * from ${schemaOf({ ...collectiveProjector, name: schema })}.${name} order by id`,
            )
          ).rows,
      ),
    );
  const live = run('live');
  const policies = [randomUUID(), randomUUID(), randomUUID()];
  const steps = fc.sample(fc.array(step, { minLength: 150, maxLength: 150 }), 1)[0]!;
  const first: Step[] = policies.map((_, family) => ({ family, period: 1, what: 0, isChild: false }));
  let last = '0';
  const [erased, agreed] = ['erased', 'agreed'] as const;
  const cuttingDays = [{ value: 5, from: '2026-01-01' }];
  for (const one of [
    ...first,
    ...steps.slice(0, 40),
    agreed,
    ...steps.slice(40, 75),
    erased,
    ...steps.slice(75),
  ]) {
    if (one === agreed) {
      await reaches(live, last);
      const { insurerId } = policy;
      await world.send(insurerTerms, insurerId, setCuttingDay('PE', cuttingDays[0]!));
      const retroactive = setRetroactiveDays('PE', { value: 5, from: '2026-01-01' });
      ({ position: last } = await world.send(insurerTerms, insurerId, retroactive));
      continue;
    }
    if (one === erased) {
      await world.send(insuredPerson, holderId, registerPerson(personOf(company, 'PE')));
      ({ position: last } = await world.send(insuredPerson, holderId, erasePerson(1, 0)));
      // What comes now is in another batch than the erasure, and rebuilt in the same.
      await reaches(live, last);
      continue;
    }
    const policyId = policies[one.family]!;
    try {
      const id = familyIdOf(policyId, holderId);
      const { position } = await world.send(policyEmployee, id, decisionOf(one, policyId), { country: 'PE' });
      last = laterOf(last, position);
    } catch (error) {
      expect(error).toBeInstanceOf(Rejection);
    }
  }
  await reaches(live, last);
  const grown = await tables('live');
  expect(grown.slice(0, 3).map((rows) => rows.length >= 3)).toEqual([true, true, true]);
  for (const { waiting_since: since, due_on: dueOn } of grown[1]!)
    expect(dueOn).toBe(since === null ? null : dueDay({ cuttingDays }, 'PE', (since as Date).toISOString()));
  const ofRosa = grown[2]!.filter((row) => row['person_id'] === holderId);
  expect(ofRosa.every((row) => row['note'] === null)).toBe(true);
  const counters = async (schema: string) => {
    const { rows } = await sql.query<object>(
      `select company_id, country, status, coverages::int from ${schemaOf({ ...collectiveProjector, name: schema })}.coverage_count
       where coverages <> 0 order by company_id, country, status`,
    );
    return rows;
  };
  const { rows: counted } = await sql.query<object>(
    `select company_id, country, status, count(*)::int as coverages from ${schemaOf({ ...collectiveProjector, name: 'live' })}.coverage
     group by company_id, country, status order by company_id, country, status`,
  );
  expect(await counters('live')).toEqual(counted);
  const rebuilt = run('rebuilt');
  await reaches(rebuilt, last);
  expect(await tables('rebuilt')).toEqual(grown);
  expect(await counters('rebuilt')).toEqual(counted);
  await Promise.all([live.stop(), rebuilt.stop()]);
  await sql.end();
  await database.drop();
});
