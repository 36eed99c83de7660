/** What durations cost: each change of a period is looked at twice, whatever the changes are grouped by. */
import { type Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemaOf } from '../../../projectors/src/kit/projector/index.ts';
import { leadsProjector } from '../../../projectors/src/leads/leads-projector.ts';
import { indexKey } from '../../../projectors/src/testing/world.ts';
import { colleague, createReadWorld, type ReadWorld } from '../testing/read-world.ts';
import { findDurations, groupings } from './durations.ts';

const changes = 3_000;
const boss = colleague('Alba', 'ADMINISTRADOR');

let world: ReadWorld;
beforeAll(async () => {
  world = await createReadWorld();
  const person = `('00000000-0000-4000-8000-' || lpad((n % 100)::text, 12, '0'))::uuid`;
  const columns = {
    id: 'gen_random_uuid()',
    lead_id: 'gen_random_uuid()',
    revision: '1',
    country: `'CL'`,
    request_type_id: '3',
    former_executive_id: person,
    from_status_id: '2 + n % 3',
    to_status_id: '4',
    reason_id: '1 + n % 40',
    actor: `'{"kind":"user"}'`,
    actor_id: person,
    at: `now() - n * interval '10 minutes'`,
    seconds_in_previous: `case when n % 53 = 0 then 1000000 + n else n % 100 end`,
    command_id: 'gen_random_uuid()',
    correlation_id: 'gen_random_uuid()',
  };
  await world.pool.query(
    `insert into ${schemaOf(leadsProjector(indexKey))}.lead_status_history (${Object.keys(columns).join(', ')})
     select ${Object.values(columns).join(', ')} from generate_series(1, ${changes}) n`,
  );
});
afterAll(() => world.end());

/** How often the changes of the period were read through, by Postgres’s own account. */
const passes = (plan: string): number =>
  [...plan.matchAll(/CTE Scan on change\b.*?loops=(\d+)/g)].reduce(
    (sum, [, loops]) => sum + Number(loops),
    0,
  );

test.each(groupings)('by %s, each change is looked at twice, however many groups there are', async (by) => {
  const plans: string[] = [];
  const query = async ({ text, values }: { text: string; values: unknown[] }) => {
    if (text.includes('percentile_cont')) {
      const { rows } = await world.pool.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, buffers off, timing off) ${text}`,
        values,
      );
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return world.pool.query(text, values);
  };
  const rows = await findDurations({ query } as unknown as Pool, boss, by, {
    at_gte: new Date(Date.now() - 365 * 86_400_000),
  });
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(changes);
  expect(rows.some(({ outliers }) => outliers.length > 0)).toBe(true);
  expect(plans.map(passes)).toEqual([2]);
});
