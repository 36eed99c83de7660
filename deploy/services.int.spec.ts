/** Each service, started by its container's command with its container's variables, becomes ready and stops in order. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildServices, buildSites, inRepository } from '../local/src/build/index.ts';
import { prepareDatabases } from '../local/src/platform/databases.ts';
import { type Postgres, startPostgres } from '../local/src/postgres/index.ts';
import { freePort } from '../local/src/processes/index.ts';
import { startTestEventStore, type TestEventStore } from '../local/src/testing/event-store.ts';
import { readCompose } from './testing/compose.ts';
import { healthcheck, runAsContainer, type Running } from './testing/container.ts';
import { exampleEnvironment } from './testing/environment.ts';

const secrets = exampleEnvironment();
const compose = readCompose(secrets);

let folder: string;
let postgres: Postgres;
let eventStore: TestEventStore;
const running: Running[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cotejo-services-'));
  await Promise.all([buildServices(), buildSites()]);
  [postgres, eventStore] = await Promise.all([
    startPostgres({ dataDir: join(folder, 'postgres') }),
    startTestEventStore(),
  ]);
  await prepareDatabases(postgres.url, {
    event_store: 'unused',
    write_service: secrets['WRITE_SERVICE_DB_PASSWORD']!,
    projectors: secrets['PROJECTORS_DB_PASSWORD']!,
    read_service: secrets['READ_SERVICE_DB_PASSWORD']!,
  });
}, 180_000);

afterAll(async () => {
  for (const service of running) service.end('SIGKILL');
  await Promise.all([postgres?.stop(), eventStore?.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

/** The service's variables with the names of other containers replaced by addresses of this machine. */
const variablesOf = (service: string, port: number): Record<string, string> => {
  const replaced = Object.entries(compose.services[service]?.environment ?? {}).map(
    ([name, value]) =>
      [
        name,
        value
          .replace('@postgres:5432/', `@${new URL(postgres.url).host}/`)
          .replace('event-store:2113', `127.0.0.1:${eventStore.port}`)
          .replace(/^\/app/, inRepository()),
      ] as const,
  );
  return { ...Object.fromEntries(replaced), HOST: '127.0.0.1', PORT: String(port) };
};

const start = (service: string, variables: Record<string, string>): Running => {
  const started = runAsContainer(service, variables);
  running.push(started);
  return started;
};

const untilHealthy = async (service: Running, port: number): Promise<void> => {
  for (let tries = 0; tries < 300; tries += 1) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (ready?.ok) return;
    await pause(100);
  }
  throw new Error(`not ready: ${service.said()}`);
};

// In the order in which Compose lets them start; what one prepares in the database, the next one reads.
describe.each(['write-service', 'projectors', 'read-service', 'public-web'])('%s', (name) => {
  test('becomes ready, passes its health check, and stops when it is told to', async () => {
    const port = await freePort();
    const service = start(name, variablesOf(name, port));
    await untilHealthy(service, port);
    expect(await healthcheck(port)).toBe(0);
    service.end('SIGTERM');
    expect(await service.exited, service.said()).toBe(0);
    expect(await healthcheck(port)).not.toBe(0);
  });

  test('refuses to start without a variable, and says which one', async () => {
    const variables = variablesOf(name, await freePort());
    // The image says the first two, and the rest have a good value when nothing is said.
    const optional = ['HOST', 'PORT', 'COTEJO_MODE', 'LOG_LEVEL', 'TRUSTED_PROXIES', 'REDIS_URL'];
    const required = Object.keys(variables).filter((one) => !optional.includes(one));
    const without = Object.fromEntries(Object.entries(variables).filter(([one]) => !required.includes(one)));
    const service = start(name, without);
    expect(await service.exited).not.toBe(0);
    for (const one of required) expect(service.said()).toContain(`  ${one}: `);
  });
});

test('a secret that protects nothing is refused in production, and not repeated in the log', async () => {
  const weak = Buffer.alloc(32, 7).toString('base64');
  const service = start('write-service', { ...variablesOf('write-service', 0), MASTER_KEY: weak });
  expect(await service.exited).not.toBe(0);
  expect(service.said()).toContain('MASTER_KEY is a development secret.');
  expect(service.said()).not.toContain(weak);
});
