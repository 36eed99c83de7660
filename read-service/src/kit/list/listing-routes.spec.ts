import { randomUUID } from 'node:crypto';
import { guardRoutes } from '@cotejo/core/identity/server';
import { httpService } from '@cotejo/core/kit/service';
import { type RoleName } from '@cotejo/core/reference/roles';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { forStaff } from '../http/console-plugin.ts';
import { texts } from '../http/filters.ts';
import { sql } from '../sql.ts';
import { anyOf, onlyWith } from './filter.ts';
import { listingRoutes } from './listing-routes.ts';
import { type RuledListing } from './listing.ts';

const policies: RuledListing<{ id: string }> = {
  resource: 'policies',
  summary: 'Las pólizas que puedes ver',
  rule: { permission: 'accounts:read', heldBy: { country: ['country'] } },
  ids: { summary: 'Los identificadores de las pólizas que coinciden' },
  count: { summary: 'Cuántas pólizas coinciden' },
  countedTo: 1_000,
  id: 'p.id',
  filters: {
    insurer: anyOf('p.insurer', texts),
    number: onlyWith('policy:export', anyOf('p.number', texts)),
  },
  sorts: {},
  defaultSort: ['id', 'ASC'],
  from: () => sql('read.policy as p'),
  held: { country: 'p.country' },
  columns: () => 'p.id',
  row: z.object({ id: z.string() }),
  show: (found) => found.map(({ id }) => ({ id: String(id) })),
};

/** Asks for an address of the list. @returns the answer's status, and what Postgres was asked */
const asked = async (path: string, role: RoleName) => {
  const statements: { readonly text: string; readonly values: readonly unknown[] }[] = [];
  const query = async (statement: (typeof statements)[number]) => {
    statements.push(statement);
    return { rows: [{ id: 'one', total: '1' }] };
  };
  const app = httpService({
    name: 'read-service',
    logLevel: 'silent',
    trustedProxies: 'loopback',
    readiness: async () => ({ ready: true }),
  });
  onTestFinished(() => app.close());
  const viewer = {
    id: randomUUID(),
    name: 'Hilda',
    roles: [role],
    countries: ['CL' as const],
    until: new Date(8.64e15),
  };
  guardRoutes(app, {
    authenticate: async () => viewer,
    admit: (request, who) => void (request.viewer = who),
    refusal: 'No.',
  });
  const parts = { pool: { query } as never, positions: {} as never };
  await app.register(forStaff((routes) => listingRoutes(routes, parts, policies)));
  const { statusCode, body } = await app.inject(path);
  return { status: statusCode, body: JSON.parse(body) as unknown, statements };
};

test('a list shows the rows that its scope rule gives the viewer', async () => {
  const { status, statements } = await asked('/api/console/policies', 'BACKOFFICE');
  expect([status, statements.length]).toEqual([200, 2]);
  for (const { text, values } of statements) {
    expect(text).toContain('where "p"."country" = $1');
    expect(values).toContain('CL');
  }
});

test('the permission of its scope rule is needed to ask for it', async () => {
  expect((await asked('/api/console/policies', 'POSTVENTA')).status).toBe(403);
  expect((await asked('/api/console/policies/ids', 'POSTVENTA')).status).toBe(403);
});

test('a list with bulk commands answers the ids of what a filter leaves, of what the viewer sees', async () => {
  const filter = encodeURIComponent(JSON.stringify({ insurer: 'condor' }));
  const { status, body, statements } = await asked(
    `/api/console/policies/ids?filter=${filter}`,
    'BACKOFFICE',
  );
  expect([status, body]).toEqual([200, ['one']]);
  expect(statements).toHaveLength(1);
  expect(statements[0]!.text).toContain('where "p"."country" = $1 and "p"."insurer" = $2 order by');
});

test('the number of what a filter leaves is counted as far as the list counts, of what the viewer sees', async () => {
  const filter = encodeURIComponent(JSON.stringify({ insurer: 'condor' }));
  const { status, body, statements } = await asked(
    `/api/console/policies/count?filter=${filter}`,
    'BACKOFFICE',
  );
  expect([status, body]).toEqual([200, { total: 1, atLeast: false }]);
  expect(statements).toHaveLength(1);
  expect(statements[0]!.text).toContain('where "p"."country" = $1 and "p"."insurer" = $2 limit $3');
});

test('a filter that needs a further permission is refused to who has the list alone', async () => {
  const filter = encodeURIComponent(JSON.stringify({ number: '7' }));
  expect((await asked(`/api/console/policies?filter=${filter}`, 'EJECUTIVO')).status).toBe(403);
  expect((await asked(`/api/console/policies/count?filter=${filter}`, 'EJECUTIVO')).status).toBe(403);
  expect((await asked(`/api/console/policies?filter=${filter}`, 'BACKOFFICE')).status).toBe(200);
});
