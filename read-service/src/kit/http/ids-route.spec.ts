import { randomUUID } from 'node:crypto';
import { mostBulkRows } from '@cotejo/core/bulk';
import { guardRoutes } from '@cotejo/core/identity/server';
import { httpService } from '@cotejo/core/kit/service';
import { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forStaff } from './console-plugin.ts';
import { texts } from './filters.ts';
import { idsRoute } from './ids-route.ts';

const viewer = {
  id: randomUUID(),
  name: 'Hilda',
  roles: ['GERENTE'],
  countries: ['CL'],
  until: new Date(8.64e15),
} as const;
let app: FastifyInstance;
let matching: number;

beforeAll(async () => {
  app = httpService({
    name: 'read-service',
    logLevel: 'silent',
    trustedProxies: 'loopback',
    readiness: async () => ({ ready: true }),
  });
  guardRoutes(app, {
    authenticate: async () => viewer,
    admit: (request, who) => void (request.viewer = who),
    refusal: 'No.',
  });
  const shape = {
    filters: { name: texts.optional() },
    sorts: { id: 'id' },
    defaultSort: ['id', 'ASC'],
    tieBreak: 'id',
  } as const;
  await app.register(
    forStaff((routes) =>
      idsRoute(
        routes,
        { positions: {} as never },
        {
          resource: 'policies',
          summary: 'Los identificadores de las pólizas',
          permission: 'leads:read',
          shape,
          findIds: async (_, { filter, limit }) =>
            Array.from({ length: Math.min(matching, limit) }, (_, nth) => `${filter.name?.[0]}-${nth}`),
        },
      ),
    ),
  );
});
afterAll(() => app.close());

const ids = (filter: object) =>
  app.inject(`/api/console/policies/ids?filter=${encodeURIComponent(JSON.stringify(filter))}`);

test('the ids of all that a filter leaves are answered, as many as a bulk run takes', async () => {
  matching = mostBulkRows;
  const { statusCode, body } = await ids({ name: 'ana' });
  expect(statusCode).toBe(200);
  const answered = JSON.parse(body) as string[];
  expect([answered.length, answered[0], answered.at(-1)]).toEqual([20_000, 'ana-0', 'ana-19999']);
});

test('of more none are answered, but how to ask for fewer', async () => {
  matching = mostBulkRows + 1;
  const { statusCode, body } = await ids({});
  expect(statusCode).toBe(422);
  expect(JSON.parse(body)).toMatchObject({ code: 'TOO_MANY_ROWS' });
  expect(body).toMatch(/Coinciden más de 20,000 registros.*Agrega un filtro/);
});

test('a filter that there is not is named', async () => {
  const { statusCode, body } = await ids({ color: 'azul' });
  expect([statusCode, JSON.parse(body)]).toMatchObject([400, { code: 'UNKNOWN_FILTER' }]);
});
