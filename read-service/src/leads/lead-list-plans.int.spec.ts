import { type Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Viewer } from '../kit/http/bearer.ts';
import { nobody } from '@cotejo/core/lead-records';
import { schemaOf } from '../../../projectors/src/kit/projector/index.ts';
import { leadsProjector } from '../../../projectors/src/leads/leads-projector.ts';
import { withoutIndexes } from '../../../projectors/src/testing/without-indexes.ts';
import { indexKey } from '../../../projectors/src/testing/world.ts';
import { readList } from '../kit/http/dialect.ts';
import { colleague, createReadWorld, type ReadWorld } from '../testing/read-world.ts';
import { leadBoard } from './lead-board.ts';
import { findLeads, leadList } from './lead-list.ts';

const executiveId = '00000000-0000-4000-8000-000000000001';
const until = new Date(Date.now() + 300_000);
const viewer = (staff: Omit<Viewer, 'until'>): Viewer => ({ ...staff, until });
const administrator = viewer(colleague('Alba', 'ADMINISTRADOR'));
const manager = viewer(colleague('Gala', 'GERENTE', ['CL']));
const executive = viewer({ ...colleague('Ana', 'EJECUTIVO', ['PE', 'CL']), id: executiveId });
const supervisor = viewer({ ...colleague('Sofía', 'SUPERVISOR', ['PE', 'CL']), team: [executiveId] });

const schema = schemaOf(leadsProjector(indexKey));
const table = `${schema}.lead`;
let world: ReadWorld;
beforeAll(async () => {
  world = await createReadWorld();
  const columns = {
    id: 'gen_random_uuid()',
    version: '1',
    position: 'n',
    country: `(array['PE','CL','CO','INT'])[1 + n % 4]`,
    request_type_id: '1 + n % 3',
    status_id: '(array[2,3,4,8,12])[1 + n % 5]',
    failure_reason_id: 'case when n % 5 = 2 then n % 20 end',
    owner: `case when n % 3 > 0 then ('00000000-0000-4000-8000-' || lpad((n % 400)::text, 12, '0'))::uuid else '${nobody}' end`,
    product_code: 'case when n % 7 = 0 then (n % 60)::text end',
    internal_traffic: 'n % 1000 = 0',
    duplicate_of: 'case when n % 500 = 0 then gen_random_uuid() end',
    erased: 'n % 90 = 0',
    fecha: `now() - n * interval '1 minute'`,
    fecha_asignado: `case when n % 3 > 0 then now() - n * interval '50 seconds' end`,
    fecha_ultimo_estado: `now() - n * interval '40 seconds'`,
    sort_name: 'md5(n::text)',
    search: `left(md5(n::text), 8) || ' ' || left(md5((n * 7)::text), 8) || case when n % 20 = 0 then ' hortensia' else '' end`,
    contact_hashes: `array[md5((n / 2)::text)]`,
    state: `'{"person":{"erased":true},"attribution":{"erased":true},"origin":{},"notes":[],"activities":[],"files":[]}'`,
  };
  await withoutIndexes(world.pool, { schema, table: 'lead' }, async () => {
    await world.pool.query(
      `insert into ${table} (${Object.keys(columns).join(', ')})
       select ${Object.values(columns).join(', ')} from generate_series(1, 40000) n`,
    );
  });
  await world.pool.query(`vacuum analyze ${table}`);
}, 120_000);
afterAll(() => world.end());

/** Lets something ask, and answers with the plans of all that it asked of the leads themselves. */
const plansOf = async (asks: (pool: Pool) => Promise<unknown>): Promise<string> => {
  const plans: string[] = [];
  const query = async (asked: string | { text: string; values: unknown[] }, given: unknown[] = []) => {
    const { text, values } = typeof asked === 'string' ? { text: asked, values: given } : asked;
    if (/\bread"?\."?lead\b/.test(text)) {
      const { rows } = await world.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return world.pool.query(text, values);
  };
  await asks({ query } as unknown as Pool);
  return plans.join('\n\n');
};
const plansOfPage = (who: Viewer, filter: object, sort: readonly [string, string] = ['fecha', 'DESC']) =>
  plansOf((pool) => {
    const query = { filter: JSON.stringify(filter), sort: JSON.stringify(sort), range: '[0,24]' };
    return findLeads(pool, who, readList(query, leadList));
  });

/** That of the page alone: its total is asked for beside it. */
const planOfPage = async (...asked: Parameters<typeof plansOfPage>): Promise<string> =>
  (await plansOfPage(...asked)).split('\n\n').find((plan) => plan.startsWith('Limit'))!;

describe('a page is read from an index in its order, and no further than it goes', () => {
  test.each(Object.keys(leadList.sorts))('by %s, in both directions', async (field) => {
    for (const order of ['ASC', 'DESC']) {
      const plans = await plansOfPage(administrator, {}, [field, order]);
      expect(plans).toContain('Index');
      expect(plans).not.toMatch(/Sort|Seq Scan/);
    }
  });

  test.each([
    [{ statusId: 3 }],
    [{ executiveId }],
    [{ executiveId: null }],
    [{ country: 'INT' }],
    [{ requestTypeId: 2 }],
    [{ failureReasonId: 7 }],
    [{ productCode: '7' }],
    [{ statusId: 4, country: 'CL', requestTypeId: 1 }],
    [{ fecha_gte: '2026-01-01', statusId: 8 }],
    [{ internalTraffic: true }],
    [{ erased: true }],
  ])('with %j', async (filter) => {
    const plan = await planOfPage(administrator, filter);
    expect(plan).toMatch(/Index (Only )?Scan (Backward )?using/);
    expect(plan).not.toMatch(/Sort|Seq Scan|Bitmap/);
  });

  test.each([
    ['a manager’s', manager],
    ['an administrator’s', administrator],
  ])('%s', async (_, who) => {
    const page = await planOfPage(who, {});
    expect(page).not.toMatch(/Sort|Seq Scan|Bitmap/);
  });

  test.each([
    ['an executive’s: one’s own and those that nobody has', executive],
    ['a supervisor’s: the team’s and those that nobody has', supervisor],
  ])('%s, merged', async (_, who) => {
    const page = await planOfPage(who, {});
    expect(page).toContain('lead_owner_fecha');
    expect(page).not.toMatch(/Seq Scan|Bitmap/);
  });
});

describe('a search', () => {
  test.each([
    ['a long word by its parts', 'c4ca4238', /lead_search_parts/],
    ['two words by the parts of the long one', 'c4ca4238 ab', /lead_search_parts/],
    ['a short word by its trigrams', 'zzqx', /lead_search_trigrams/],
  ])('finds %s', async (_, q, index) => {
    const plans = await plansOfPage(administrator, { q });
    expect(plans).toMatch(index);
    expect(plans).not.toContain('Seq Scan');
  });

  test('finds the first of many on the way through the list', async () => {
    const probe = await plansOfPage(administrator, { q: 'hortensia' });
    expect(probe).toMatch(/Limit[^\n]*\n\s+->\s+Index Scan (Backward )?using lead_fecha/);
    expect(probe).not.toMatch(/Seq Scan|lead_search/);
  });
});

describe('what is of one person or one lead is found by it', () => {
  test('the person’s other leads', async () => {
    const { rows } = await world.pool.query<{ id: string }>(`select id from ${table} limit 1`);
    expect(await plansOfPage(administrator, { samePersonAs: rows[0]!.id })).toContain('lead_contact_hashes');
  });

  test('the duplicates of a lead', async () => {
    expect(await plansOfPage(administrator, { duplicateOf: executiveId })).toContain(
      'lead_duplicate_of_fecha',
    );
  });
});

describe('the board is read column by column, each from an index in its order', () => {
  const cardsOf = async (who: Viewer) =>
    (await plansOf((pool) => leadBoard(pool, who, {}, { take: 20 })))
      .split('\n\n')
      .find((plan) => plan.includes('unnest'));

  test.each([
    ['everybody’s', administrator],
    ['a manager’s', manager],
  ])('%s', async (_, who) => {
    const cards = await cardsOf(who);
    expect(cards).toContain('Backward using lead_country_status_id');
    expect(cards).not.toMatch(/Seq Scan|Bitmap/);
  });

  test.each([
    ['a team’s', supervisor],
    ['an executive’s', executive],
  ])('%s, and what nobody has', async (_, who) => {
    const cards = await cardsOf(who);
    expect(cards).toContain('Backward using lead_owner_status_id');
    expect(cards).not.toContain('Seq Scan');
  });
});
