/** Coverages end with their policy: on the day after its last one, by the clocks of its country. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { addDays, instantOfLocal } from '@cotejo/core/kit/time';
import { isKnown, policy, type PolicyEvent, policyEvents } from '@cotejo/core/policies';
import {
  familyIdOf,
  policyEmployee,
  type PolicyEmployeeEvent,
  policyEmployeeEvents,
} from '@cotejo/core/policy-employees';
import { endWithPolicy } from '@cotejo/core/policy-employees/server';
import { countryOf } from '@cotejo/core/reference/countries';
import { z } from 'zod';
import { type Automation, type Resolution } from '../kit/automation/index.ts';
import { type Sql } from '../kit/projector/index.ts';

const tables = `
  create table if not exists policy_end (id uuid primary key, until text not null);
  create table if not exists policy_family (id text primary key, policy_id uuid not null);
  create index if not exists policy_family_policy on policy_family (policy_id);
`;

const isOver = (until: string, country: CountryCode): Date =>
  new Date(instantOfLocal(`${addDays(until, 1)}T00:00`, countryOf(country).timeZone)!);

const planned = (because: Recorded, policyId: string, familyId: string, until: string): Resolution => ({
  kind: 'plan',
  handler: 'end',
  target: familyId,
  because,
  at: isOver(until, because.metadata.country),
  input: { policyId },
});

/** The families of a policy are planned anew with each end that it gets. */
const followPolicy = async (event: Recorded<PolicyEvent>, sql: Sql): Promise<readonly Resolution[]> => {
  if (event.type !== 'PolicyCreated' && event.type !== 'PolicyUpdated') return [];
  const { until } = event.data;
  if (until === undefined) return [];
  const policyId = idOfStream(event.stream);
  await sql.query({
    name: 'policy-end',
    text: 'insert into policy_end values ($1, $2) on conflict (id) do update set until = excluded.until',
    values: [policyId, until],
  });
  const { rows } = await sql.query<{ id: string }>({
    name: 'policy-families',
    text: 'select id from policy_family where policy_id = $1 order by id',
    values: [policyId],
  });
  return rows.map(({ id }) => planned(event, policyId, id, until));
};

const followFamily = async (
  event: Recorded<PolicyEmployeeEvent>,
  sql: Sql,
): Promise<readonly Resolution[]> => {
  if (event.type !== 'ActivationRequested') return [];
  const { policyId, holderId } = event.data;
  const familyId = familyIdOf(policyId, holderId);
  await sql.query({
    name: 'policy-family',
    text: 'insert into policy_family values ($1, $2) on conflict (id) do nothing',
    values: [familyId, policyId],
  });
  const { rows } = await sql.query<{ until: string }>({
    name: 'end-of-policy',
    text: 'select until from policy_end where id = $1',
    values: [policyId],
  });
  return rows.map(({ until }) => planned(event, policyId, familyId, until));
};

const isOfPolicy = (event: Recorded): event is Recorded<PolicyEvent> => event.stream.startsWith('policy-');
const of = z.object({ policyId: z.uuid() });

export const whenPolicyOverThenEndCoverages: Automation = {
  name: 'when-policy-over-then-end-coverages',
  version: 1,
  tables,
  handles: { policy: policyEvents, policyEmployee: policyEmployeeEvents },
  async react(events, sql) {
    const resolved: Resolution[] = [];
    for (const event of events)
      resolved.push(
        ...(isOfPolicy(event)
          ? await followPolicy(event, sql)
          : await followFamily(event as Recorded<PolicyEmployeeEvent>, sql)),
      );
    return resolved;
  },
  handlers: {
    async end({ input }, { load, send }) {
      const { state } = await load(policy, of.parse(input).policyId);
      if (isKnown(state)) await send(policyEmployee, endWithPolicy(state));
    },
  },
};
