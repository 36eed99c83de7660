import { type Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Viewer } from '../http/bearer.ts';
import { readList } from '../http/dialect.ts';
import { colleague, createReadWorld, type ReadWorld } from '../testing/read-world.ts';
import { findLeads, leadList } from './lead-list.ts';

const until = new Date(Date.now() + 300_000);
const supervisor: Viewer = { ...colleague('Sofía', 'SUPERVISOR', ['PE', 'CL']), until };
const executive: Viewer = { ...colleague('Ana', 'EJECUTIVO', ['PE', 'CL']), until };

let world: ReadWorld;
beforeAll(async () => {
  world = await createReadWorld();
  await world.pool.query(
    `insert into leads_v1.lead
     select gen_random_uuid(), 1, n, (array['PE','CL','CO','INT'])[1 + n % 4], 1 + n % 3, (array[2,3,4,8,12])[1 + n % 5],
            null, case when n % 3 > 0 then md5((n % 40)::text)::uuid end,
            now() - n * interval '1 minute', case when n % 3 > 0 then now() - n * interval '50 seconds' end,
            now() - n * interval '40 seconds', md5(n::text), md5(n::text) || ' ' || md5((n * 7)::text), '{"notes":[]}'
     from generate_series(1, 60000) n`,
  );
  await world.pool.query('vacuum analyze leads_v1.lead');
}, 120_000);
afterAll(() => world.end());

/** How Postgres would find the first page: the plan of the very query that the list sends. */
const planOf = async (viewer: Viewer, filter: object, sort: readonly [string, string]): Promise<string> => {
  const sent: { text: string; values: unknown[] }[] = [];
  const pool = {
    query: (text: string, values: unknown[]) => {
      if (typeof text === 'string' && text.includes('order by')) sent.push({ text, values });
      return Promise.resolve({ rows: [{ total: '0' }].slice(Number(text.includes('order by'))) });
    },
  } as unknown as Pool;
  const query = { filter: JSON.stringify(filter), sort: JSON.stringify(sort), range: '[0,24]' };
  await findLeads(pool, viewer, readList(query, leadList));
  const [page] = sent;
  const { rows } = await world.pool.query<{ 'QUERY PLAN': string }>(`explain ${page!.text}`, page!.values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

test.each(['fecha', 'fecha_ultimo_estado', 'fecha_asignado', 'firstName', 'statusId', 'id'])(
  'the first page by %s is read from an index, in both directions',
  async (field) => {
    for (const order of ['ASC', 'DESC']) {
      const plan = await planOf(supervisor, {}, [field, order]);
      expect(plan).toContain('Index');
      expect(plan).not.toContain('Sort');
      expect(plan).not.toContain('Seq Scan');
    }
  },
);

test('so is an executive’s: one’s own and those that nobody has', async () => {
  expect(await planOf(executive, {}, ['fecha', 'DESC'])).not.toMatch(/Sort|Seq Scan/);
});

test('a search finds its few rows by their trigrams', async () => {
  const plan = await planOf(supervisor, { q: 'c4ca4238' }, ['fecha', 'DESC']);
  expect(plan).toContain('lead_search');
  expect(plan).not.toContain('Seq Scan');
});
