import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { product } from '@cotejo/core/catalogue';
import { lead, receiveLead } from '@cotejo/core/leads';
import { offerExample } from '../../../core/src/catalogue/testing/plans.ts';
import { request, until } from '../../../projectors/src/testing/world.ts';
import { createReadWorld, type ReadWorld } from '../testing/read-world.ts';

const day = 24 * 60 * 60_000;
const ago = (days: number): Date => new Date(Date.now() - days * day);

let world: ReadWorld;
const ask = async (times: number, code: string, days: number, internalTraffic = false) => {
  for (let time = 0; time < times; time += 1) {
    const asked = {
      ...request(),
      requestTypeId: 2,
      product: { code, name: 'Un nombre cualquiera' },
      internalTraffic,
    };
    await world.send(lead, randomUUID(), receiveLead(asked), { now: ago(days) });
  }
};
beforeAll(async () => {
  world = await createReadWorld();
  const offered = offerExample({ code: 'uno', name: 'Plan Uno', country: 'CL', type: 'salud' });
  await world.send(product, 'uno', offered);
  await ask(6, 'uno', 1);
  await ask(5, 'uno', 30);
  await ask(5, 'uno', 0);
  await ask(5, 'uno', 32);
  await ask(5, 'uno', 2, true);
  await ask(6, 'nunca-publicado', 1);
  const { position } = await world.send(lead, randomUUID(), receiveLead(request()));
  const administrator = {
    id: randomUUID(),
    name: 'Ada',
    roles: ['ADMINISTRADOR'],
    countries: ['CL'],
  } as const;
  await until('the last request', async () => {
    const { headers } = await world.get('/api/console/leads', administrator);
    return BigInt(String(headers['x-projection-position'])) >= BigInt(position);
  });
  const shown = () => world.get('/api/insurance/product/uno', undefined, { 'x-country': 'CL' });
  await until('the plan', async () => (await shown()).status === 200);
});
afterAll(() => world.end());

const statistics = '/api/solicitarplans/estadisticasolicitudesplanes';

test('plans that are published are counted over the last thirty whole days, our own trials apart', async () => {
  const { status, body } = await world.get(statistics, undefined, { 'x-country': 'CL' });
  expect(status).toBe(200);
  expect(body).toEqual({
    data: {
      from: ago(30).toISOString().slice(0, 10),
      to: ago(1).toISOString().slice(0, 10),
      requests: 10,
      productTypes: [
        {
          productType: 'salud',
          displayName: 'salud',
          requests: 10,
          plans: [{ productCode: 'uno', displayName: 'Plan Uno', requests: 10 }],
        },
      ],
    },
    error: null,
  });
});

test('each country has its own, and may keep them for a moment', async () => {
  const { body, headers } = await world.get(statistics);
  expect(body).toMatchObject({ data: { requests: 0, productTypes: [] } });
  expect(headers['cache-control']).toBe('public, max-age=30');
  expect((await world.get(statistics, undefined, { 'x-country': 'AR' })).status).toBe(400);
});
