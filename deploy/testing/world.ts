/** Production's services on this machine: the stores prepared as there, each service with its container's variables. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildServices, buildSites, inRepository } from '../../local/src/build/index.ts';
import { prepareDatabases } from '../../local/src/platform/databases.ts';
import { startPostgres } from '../../local/src/postgres/index.ts';
import { hasRedis, startTestRedis } from '../../projectors/src/testing/redis.ts';
import { startTestEventStore } from '../../local/src/testing/event-store.ts';
import { readCompose } from './compose.ts';
import { runAsContainer, type Running } from './container.ts';
import { exampleEnvironment } from './environment.ts';

export const serviceNames = ['write-service', 'projectors', 'read-service', 'public-web'] as const;
export type ServiceName = (typeof serviceNames)[number];

export type World = {
  /**
   * The service's variables, with the names of other containers replaced by addresses of this machine.
   * @param proxy the port at which the proxy listens for the public site's server, where there is a proxy
   */
  readonly variablesOf: (service: ServiceName, port: number, proxy?: number) => Record<string, string>;
  readonly start: (service: ServiceName, variables: Readonly<Record<string, string>>) => Running;
  readonly stop: () => Promise<void>;
};

/** Builds what has changed and starts the stores. */
export async function startWorld(): Promise<World> {
  const secrets = exampleEnvironment();
  const compose = readCompose(secrets);
  const folder = mkdtempSync(join(tmpdir(), 'cotejo-services-'));
  const running: Running[] = [];
  await Promise.all([buildServices(), buildSites()]);
  const [postgres, eventStore, redis] = await Promise.all([
    startPostgres({ dataDir: join(folder, 'postgres') }),
    startTestEventStore(),
    hasRedis ? startTestRedis() : undefined,
  ]);
  if (!redis)
    process.stderr.write('Without a redis-server the projectors of this test keep their jobs in Postgres.\n');
  await prepareDatabases(postgres.url, {
    event_store: 'unused',
    write_service: secrets['WRITE_SERVICE_DB_PASSWORD']!,
    projectors: secrets['PROJECTORS_DB_PASSWORD']!,
    read_service: secrets['READ_SERVICE_DB_PASSWORD']!,
  });

  return {
    variablesOf(service, port, proxy = 1) {
      const replaced = Object.entries(compose.services[service]?.environment ?? {}).map(
        ([name, value]) =>
          [
            name,
            value
              .replace('@postgres:5432/', `@${new URL(postgres.url).host}/`)
              .replace('event-store:2113', `127.0.0.1:${eventStore.port}`)
              .replace('proxy:8081', `127.0.0.1:${proxy}`)
              .replace(/^\/app/, inRepository()),
          ] as const,
      );
      const { REDIS_URL, ...others } = Object.fromEntries(replaced);
      const jobs: Record<string, string> = REDIS_URL && redis ? { REDIS_URL: redis.url } : {};
      return { ...others, ...jobs, HOST: '127.0.0.1', PORT: String(port) };
    },
    start(service, variables) {
      const started = runAsContainer(service, variables);
      running.push(started);
      return started;
    },
    async stop() {
      for (const service of running) service.end('SIGKILL');
      await Promise.all([
        postgres.stop(),
        eventStore.stop(),
        redis?.stop(),
        ...running.map(({ exited }) => exited),
      ]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves when the service says that it is ready. @throws with what it printed */
export async function untilReady(service: Running, port: number): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(100)) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (ready?.ok) return;
  }
  throw new Error(`not ready: ${service.said()}`);
}
