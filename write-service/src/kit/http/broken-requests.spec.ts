/** Broken requests get an answer in our own words, never in the framework's. */
import { type AddressInfo } from 'node:net';
import { brokenRequests, expectOurs, sayRaw } from '@cotejo/core/kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse } from '../../testing/house.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
let port: number;
beforeAll(async () => {
  house = await openHouse({ settings: { publicLeadsPerMinute: 1_000 } });
  await house.app.listen({ host: '127.0.0.1', port: 0 });
  port = (house.app.server.address() as AddressInfo).port;
});
afterAll(() => house.app.close());

const host = 'pe.localhost';
test.each([
  ...brokenRequests({ host, read: '/hashtoken', write: '/api/contactos' }),
  ...brokenRequests({ host, read: '/healthz', write: '/api/insurance/processProfilesWithExcel' }).map(
    ([name, words]) => [`${name}, where files are taken`, words] as const,
  ),
  ...brokenRequests({ host, read: '/login', write: '/api/files?leadId=x&name=a.pdf' }).map(
    ([name, words]) => [`${name}, where staff sends files`, words] as const,
  ),
])('%s', async (_, words) => expectOurs(await sayRaw(port, words)));

test('nothing of it is kept', async () => expect(await house.events()).toEqual([]));
