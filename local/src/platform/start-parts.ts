/** Starts the parts of the platform, each until it is ready for those that need it. */
import { join } from 'node:path';
import { inRepository } from '../build/index.ts';
import { outsideEventStore } from '../event-store/outside.ts';
import { startPostgres } from '../postgres/index.ts';
import { freePort } from '../processes/index.ts';
import type { RunningParts } from './running-parts.ts';
import type { DataFolder } from './data-folder.ts';
import { urlOf } from './databases.ts';
import { nodePart } from './node-part.ts';
import { readReadiness } from './readiness.ts';
import { accepts, answersReady, untilReady } from './ready.ts';
import type { Secrets } from './secrets.ts';
import { describeServices, type ServiceSpec, type ServiceWorld } from './services.ts';
import type { KeptPart } from './part.ts';
import { watchStart } from './watch.ts';

/** Answers with the superuser's url, which stays the same over restarts. */
export async function startDatabase(parts: RunningParts, folder: DataFolder): Promise<string> {
  const port = await freePort();
  let url = '';
  const start = async () => {
    const dataDir = join(folder.path, 'postgres');
    const server = await startPostgres({ dataDir, port, log: folder.log('postgres') });
    url = server.url;
    return server;
  };
  await parts.start('database', { name: 'postgres', start });
  return url;
}

/** Answers with its connection string; one that runs already is taken as it is. */
export async function startEventStore(
  parts: RunningParts,
  folder: DataFolder,
  superuserUrl: string,
  { rolePasswords }: Secrets,
): Promise<string> {
  const outside = outsideEventStore();
  if (outside) return outside.connectionString;
  const port = await freePort();
  const log = folder.log('event-store');
  // The password goes by the environment: everybody on a machine may read the arguments of a process.
  const part = nodePart({
    name: 'event-store',
    file: inRepository('local', 'dist', 'event-store.js'),
    args: ['--port', String(port), '--database', urlOf(superuserUrl, 'event_store', '')],
    environment: { NODE_ENV: 'production', PGPASSWORD: rolePasswords.event_store },
    log,
    timeout: 3_000,
  });
  await untilReady(await parts.start('eventStore', part), () => accepts(port), log);
  return `esdb://127.0.0.1:${port}?tls=false`;
}

/** The parts that make keys start before the past is filled in; those that project and show it start after. */
const isBeforeThePast = ({ name }: ServiceSpec): boolean => name === 'write-service';
/** Logins and automations wait until the past is there. */
const isAfterThePast = ({ name }: ServiceSpec): boolean => name === 'projectors' || name === 'front';

/**
 * Starts the services and the front side by side; they wait for each other by themselves. Answers with a check whether
 * all of them are ready now.
 * @param beforeProjectors what has to happen before anything happens by itself: the demo tells a past, in which people
 *   took their leads, and automations would take them first. Who reads comes up meanwhile
 * @param onWait told which services are waited for, and what they are busy with
 */
export async function startServices(
  parts: RunningParts,
  folder: DataFolder,
  world: ServiceWorld,
  beforeProjectors: (() => Promise<void>) | undefined,
  onWait: (waitsFor: string) => void,
): Promise<() => Promise<boolean>> {
  const services = await describeServices(world);
  type Begun = { readonly part: KeptPart; readonly port: number; readonly log: string };
  const begin = (those: readonly ServiceSpec[]): Promise<Begun[]> =>
    Promise.all(
      those.map(async ({ name, file, environment, port }) => {
        const log = folder.log(name);
        const part = nodePart({ name, file, environment, log, timeout: 4_000 });
        return { part: await parts.start(name === 'front' ? 'front' : 'services', part), port, log };
      }),
    );
  const areReady = async (those: readonly Begun[]): Promise<void> => {
    const watch = watchStart(onWait);
    await Promise.all(
      those.map(({ part, port, log }) => untilReady(part, () => readReadiness(port), log, watch)),
    );
  };
  if (beforeProjectors) {
    await areReady(await begin(services.filter(isBeforeThePast)));
    const beside = services.filter((service) => !isBeforeThePast(service) && !isAfterThePast(service));
    const [begun] = await Promise.all([begin(beside), beforeProjectors()]);
    await areReady([...begun, ...(await begin(services.filter(isAfterThePast)))]);
  } else await areReady(await begin(services));
  return async () => (await Promise.all(services.map(({ port }) => answersReady(port)))).every(Boolean);
}
