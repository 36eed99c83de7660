/** Each service, started by its container's command with its container's variables, becomes ready and stops in order. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../local/src/processes/index.ts';
import { healthcheck } from './testing/container.ts';
import { serviceNames, startWorld, untilReady, type World } from './testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 180_000);
afterAll(() => world?.stop());

// In the order in which Compose lets them start; what one prepares in the database, the next one reads.
describe.each(serviceNames)('%s', (name) => {
  test('becomes ready, passes its health check, and stops when it is told to', async () => {
    const port = await freePort();
    const service = world.start(name, world.variablesOf(name, port));
    await untilReady(service, port);
    // Asked again as Docker does: one answer may be late.
    await expect.poll(() => healthcheck(port), { timeout: 60_000 }).toBe(0);
    service.end('SIGTERM');
    expect(await service.exited, service.said()).toBe(0);
    expect(await healthcheck(port)).not.toBe(0);
  });

  test('refuses to start without a variable, and says which one', async () => {
    const variables = world.variablesOf(name, await freePort());
    // The image says the first two, and the rest have a good value when nothing is said.
    const optional = [
      'HOST',
      'PORT',
      'COTEJO_MODE',
      'LOG_LEVEL',
      'TRUSTED_PROXIES',
      'REDIS_URL',
      'EXCHANGE_SOURCES',
      'SMTP_URL',
      'MAIL_FROM',
      'DNS_SERVERS',
    ];
    const required = Object.keys(variables).filter((one) => !optional.includes(one));
    const without = Object.fromEntries(Object.entries(variables).filter(([one]) => !required.includes(one)));
    const service = world.start(name, without);
    expect(await service.exited).not.toBe(0);
    for (const one of required) expect(service.said()).toContain(`  ${one}: `);
  });
});

test('a fresh production has what is published, and tells the Chilean estimate with it', async () => {
  const [port, readPort] = [await freePort(), await freePort()];
  const projectors = world.start('projectors', world.variablesOf('projectors', port));
  await untilReady(projectors, port);
  const reads = world.start('read-service', world.variablesOf('read-service', readPort));
  await untilReady(reads, readPort);
  const ask = async (path: string): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${readPort}${path}`, { headers: { 'x-country': 'CL' } });
    return answer.json();
  };
  await expect
    .poll(() => ask('/api/insurance/compare/metadata'), { timeout: 60_000 })
    .toMatchObject({ metaData: { precios: { preciomin: 120_000, preciomax: 150_000 } } });
  await expect
    .poll(() => ask('/api/isapres/108'), { timeout: 60_000 })
    .toMatchObject({ data: { nombreisapre: 'Esencial', preciogesl: 0.91 } });
  for (const service of [reads, projectors]) {
    service.end('SIGTERM');
    expect(await service.exited, service.said()).toBe(0);
  }
}, 180_000);

test('a secret that protects nothing is refused in production, and not repeated in the log', async () => {
  const weak = Buffer.alloc(32, 7).toString('base64');
  const service = world.start('write-service', {
    ...world.variablesOf('write-service', 0),
    MASTER_KEY: weak,
  });
  expect(await service.exited).not.toBe(0);
  expect(service.said()).toContain('MASTER_KEY is a development secret.');
  expect(service.said()).not.toContain(weak);
});
