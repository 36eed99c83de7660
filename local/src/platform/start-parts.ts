/** Starts the parts of the platform, each until it is ready for those that need it. */
import { join } from 'node:path';
import { inRepository } from '../build/index.ts';
import { startPostgres } from '../postgres/index.ts';
import { freePort } from '../processes/index.ts';
import type { Crew } from './crew.ts';
import type { DataFolder } from './data-folder.ts';
import { urlOf } from './databases.ts';
import { nodePart } from './node-part.ts';
import { lookAt } from './look.ts';
import { accepts, answersReady, untilReady } from './ready.ts';
import type { Secrets } from './secrets.ts';
import { describeServices, type ServiceSpec, type ServiceWorld } from './services.ts';
import { type Watch, watchStart } from './watch.ts';

/** Answers with the superuser's url, which stays the same over restarts. */
export async function startDatabase(crew: Crew, folder: DataFolder): Promise<string> {
  const port = await freePort();
  let url = '';
  const start = async () => {
    const dataDir = join(folder.path, 'postgres');
    const server = await startPostgres({ dataDir, port, log: folder.log('postgres') });
    url = server.url;
    return server;
  };
  await crew.start('database', { name: 'postgres', start });
  return url;
}

/** Answers with its connection string. */
export async function startEventStore(
  crew: Crew,
  folder: DataFolder,
  superuserUrl: string,
  { rolePasswords }: Secrets,
): Promise<string> {
  const port = await freePort();
  const log = folder.log('event-store');
  // The password goes by the environment: everybody on a machine may read the arguments of a process.
  const part = nodePart({
    name: 'event-store',
    file: inRepository('local', 'dist', 'event-store.js'),
    args: ['--port', String(port), '--database', urlOf(superuserUrl, 'event_store', '')],
    environment: { NODE_ENV: 'production', PGPASSWORD: rolePasswords.event_store },
    log,
    patience: 3_000,
  });
  await untilReady(await crew.start('eventStore', part), () => accepts(port), log);
  return `esdb://127.0.0.1:${port}?tls=false`;
}

/**
 * Starts the services and the front side by side; they wait for each other by themselves. Answers with a check whether
 * all of them are ready now.
 * @param beforeProjectors what has to happen before anything happens by itself: the demo tells a past, in which people
 *   took their leads, and automations would take them first
 * @param onWait told which services are waited for, and what they are busy with
 */
export async function startServices(
  crew: Crew,
  folder: DataFolder,
  world: ServiceWorld,
  beforeProjectors: (() => Promise<void>) | undefined,
  onWait: (waitsFor: string) => void,
): Promise<() => Promise<boolean>> {
  const services = await describeServices(world);
  const startAll = async (those: readonly ServiceSpec[]): Promise<void> => {
    const watch = watchStart(onWait);
    await Promise.all(those.map((service) => start(service, watch)));
  };
  const start = async ({ name, file, environment, port }: ServiceSpec, watch: Watch): Promise<void> => {
    const log = folder.log(name);
    const part = nodePart({ name, file, environment, log, patience: 4_000 });
    const kept = await crew.start(name === 'front' ? 'front' : 'services', part);
    await untilReady(kept, () => lookAt(port), log, watch);
  };
  // Whoever reads is not ready before the projectors are: only the write service, which makes the keys, comes before the past.
  const isLate = ({ name }: ServiceSpec): boolean =>
    name !== 'write-service' && beforeProjectors !== undefined;
  await startAll(services.filter((service) => !isLate(service)));
  await beforeProjectors?.();
  await startAll(services.filter(isLate));
  return async () => (await Promise.all(services.map(({ port }) => answersReady(port)))).every(Boolean);
}
