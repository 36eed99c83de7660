/** Whatever is sent to whichever address of products and comparing: answered or refused with the reason, and never a fault of ours. */
import {
  type DocumentedOperation,
  documentedOperations,
  type OpenApiDocument,
} from '@cotejo/core/kit/testing';
import fc from 'fast-check';
import { type InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productNumber } from '@cotejo/core/catalogue';
import { until } from '../../../projectors/src/testing/world.ts';
import { planCode, prepareCatalogue, publishPlan } from './testing/rich-plan.ts';
import { createReadWorld, type ReadWorld } from '../testing/read-world.ts';

const ours =
  /^\/api\/(insurance|qppayment|organization|business-line|globales|coverageOrganization|isapres|infoplanes|buscarplanes\/(compare\/|notrobot|cargas|analisis)|buscadorplanes|documents|seguro-adicional)/;
let world: ReadWorld;
let operations: DocumentedOperation[];
beforeAll(async () => {
  world = await createReadWorld();
  await prepareCatalogue(world);
  await publishPlan(world, 10_000);
  operations = documentedOperations(
    (await world.app.inject('/api/docs/read.json')).json<OpenApiDocument>(),
  ).filter(({ path }) => ours.test(path));
  const url = `/api/insurance/product/${planCode}`;
  await until('the plan', async () => (await send({ url, headers: { 'x-country': 'CL' } })) === 200);
});
afterAll(() => world.end());

const send = async (request: InjectOptions): Promise<number> => {
  const answer = await world.app.inject(request);
  const { statusCode, body } = answer;
  expect(statusCode, `${JSON.stringify(request)} ${body}`).toBeLessThan(500);
  if (statusCode < 400) return statusCode;
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(answer.json()).toMatchObject({ status: statusCode, code: expect.any(String) as string });
  expect(body).not.toMatch(/\bat .*\.[jt]s|node_modules|Error:/);
  return statusCode;
};

const fields = [
  'profile', 'page', 'take', 'insuranceTypes', 'organizationType', 'organizations', 'features', 'featuresFilter', 'fromPrice',
  'toPrice', 'fromDeductible', 'deductiblesToCompare', 'targetCurrency', 'productType', 'order', 'uuid', 'ponderer',
  'comparator', 'displayShowcase', 'productCodes', 'insuranceIds', 'plan', 'at', 'regionNumero', 'coverageCountries',
]; // oxfmt-ignore
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    '1',
    '1,2',
    'all',
    'lowerPrice',
    'ASEG',
    'PEN',
    '2026-02-31',
    '0001-01-01',
    '9999-12-31',
    'true',
    planCode,
  ),
  fc.constantFrom(0, 1, -1, 1.5, 9e15, 1e308, '\u0000', '\ud800', 'x'.repeat(3_000)),
  fc.record({
    cotizante: fc.array(fc.dictionary(fc.constantFrom('edad', 'sexo', 'ingreso'), fc.jsonValue())),
  }),
);
const sent = fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 5 });
const named = fc.oneof(
  fc.constantFrom(
    String(productNumber(planCode)),
    planCode,
    '78',
    '500',
    '600',
    '9007199254740993',
    '0',
    'isapre',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '?');

test('any question to any address is answered, or refused with the reason', async () => {
  expect(operations.length).toBeGreaterThan(50);
  for (const { method, path } of operations)
    await fc.assert(
      fc.asyncProperty(named, sent, async (name, asked) => {
        const url = path.replace(/\{\w+\}/g, () => encodeURIComponent(wellFormed(name)));
        const query = Object.entries(asked).map(([field, one]) => {
          const text = typeof one === 'string' ? one : (JSON.stringify(one) ?? '');
          return `${field}=${encodeURIComponent(wellFormed(text))}`;
        });
        await send(
          method === 'GET'
            ? { method, url: `${url}?${query.join('&')}`, headers: { 'x-country': 'CL' } }
            : {
                method,
                url,
                payload: JSON.stringify(asked),
                headers: { 'x-country': 'CL', 'content-type': 'application/json' },
              },
        );
      }),
      { numRuns: 20 },
    );
}, 300_000);
