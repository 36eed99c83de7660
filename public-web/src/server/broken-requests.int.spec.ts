/** Broken requests get an answer in our own words, never in the framework's. */
import { type AddressInfo } from 'node:net';
import { brokenRequests, expectOurs, sayRaw } from '@cotejo/core/kit/testing';
import { afterAll, beforeAll, test } from 'vitest';
import { siteInTest } from '../testing/built-site.ts';
import { startFakePlatform } from '../testing/fake-platform.ts';

let platform: Awaited<ReturnType<typeof startFakePlatform>>;
let site: Awaited<ReturnType<typeof siteInTest>>;
let port: number;
beforeAll(async () => {
  platform = await startFakePlatform();
  site = await siteInTest(platform.origin);
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  port = (site.app.server.address() as AddressInfo).port;
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));

const host = 'pe.test';
test.each([
  ...brokenRequests({ host, read: '/', write: '/Contacto' }),
  ...brokenRequests({ host, read: '/assets/entry-1.js', write: '/Feedback' }).map(
    ([name, words]) => [`${name}, of a file`, words] as const,
  ),
])('%s', async (_, words) => expectOurs(await sayRaw(port, words)));
