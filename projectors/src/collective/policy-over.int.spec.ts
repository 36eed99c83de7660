/** Coverages whose policy is over, and one that was made longer meanwhile. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { fold } from '@cotejo/core/kit/event-sourcing';
import { createPolicy, policy, updatePolicy } from '@cotejo/core/policies';
import {
  acceptActivation,
  familyIdOf,
  policyEmployee,
  type PolicyEmployeeEvent,
  policyEmployeeEvents,
  requestActivation,
} from '@cotejo/core/policy-employees';
import {
  client,
  company,
  holderId,
  house,
  policy as terms,
  rosa,
  today,
} from '../../../core/src/policy-employees/testing/family.ts';
import { automationWorld } from '../testing/automation-world.ts';
import { policyOf } from './testing/company-people.ts';
import { whenPolicyOverThenEndCoverages as automation } from './when-policy-over-then-end-coverages.ts';

const { store, world, start, caughtUp, settled } = automationWorld();

/** Insures a person by a policy until a day. @returns the ids of the policy and of the family */
const insured = async (until: string) => {
  const policyId = randomUUID();
  const created = policyOf(company, 'PE', { until, coverageGroups: terms.coverageGroups });
  await world().send(policy, policyId, createPolicy(created), { country: 'PE' });
  const familyId = familyIdOf(policyId, holderId);
  const asked = { by: client, policyId, person: rosa, holderId, policy: terms, today, retroactiveDays: 30 };
  const request = requestActivation({ ...asked, from: today, coverageGroup: 'A', restrictionIds: [] });
  const answer = acceptActivation({ by: house, period: 1, today, cuttingDay: 20, policy: terms });
  await world().send(policyEmployee, familyId, request, { country: 'PE' });
  await world().send(policyEmployee, familyId, answer, { country: 'PE' });
  return { policyId, familyId };
};
const statusOf = async (familyId: string) => {
  const stored = await store().readStream(policyEmployee.stream(familyId));
  const events = await world().codec.decode<PolicyEmployeeEvent>(policyEmployeeEvents, stored);
  const family = fold(policyEmployee, policyEmployee.initial, events);
  return family.status === 'known' ? family.coverages.map(({ status, until }) => [status, until]) : undefined;
};

test('a coverage ends on the day after its policy’s last one, and a longer policy keeps it', async () => {
  const [over, longer, later] = [
    await insured('2026-03-31'),
    await insured('2026-03-31'),
    await insured('9999-12-30'),
  ];
  await world().send(policy, longer.policyId, updatePolicy({ until: '9999-12-30' }, { groups: ['A'] }), {
    country: 'PE',
  });
  const running = start(automation);
  await caughtUp(running);
  await settled(running, automation);
  expect(await statusOf(over.familyId)).toEqual([['CANCELED', '2026-04-01']]);
  expect(await statusOf(longer.familyId)).toEqual([['ACTIVE', null]]);
  expect(await statusOf(later.familyId)).toEqual([['ACTIVE', null]]);
  await world().send(policy, later.policyId, updatePolicy({ until: '2026-04-30' }, { groups: ['A'] }), {
    country: 'PE',
  });
  await settled(running, automation);
  expect(await statusOf(later.familyId)).toEqual([['CANCELED', '2026-05-01']]);
});
