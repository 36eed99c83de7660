/** Broken requests get an answer in our own words, never in the framework's. */
import { type AddressInfo } from 'node:net';
import { brokenRequests, expectOurs, sayRaw } from '@cotejo/core/kit/testing';
import { test } from 'vitest';
import { startTestSite } from '../testing/test-site.ts';

const { site } = await startTestSite();
await site.app.listen({ host: '127.0.0.1', port: 0 });
const port = (site.app.server.address() as AddressInfo).port;

const host = 'pe.test';
test.each([
  ...brokenRequests({ host, read: '/', write: '/Contacto' }),
  ...brokenRequests({ host, read: '/assets/entry-1.js', write: '/Feedback' }).map(
    ([name, words]) => [`${name}, of a file`, words] as const,
  ),
])('%s', async (_, words) => expectOurs(await sayRaw(port, words)));
