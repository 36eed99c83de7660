/** The order in which a platform comes to life. */
import { buildServices, buildSites } from '../build/index.ts';
import type { RunningParts } from './running-parts.ts';
import type { DataFolder } from './data-folder.ts';
import { prepareDatabases, withDatabase } from './databases.ts';
import { isDemoLoaded, loadOnce } from './first-demo.ts';
import { secretsIn } from './secrets.ts';
import { startDatabase, startEventStore, startServices } from './start-parts.ts';

type Start = {
  parts: RunningParts;
  folder: DataFolder;
  /** Of the one origin. */
  port: number;
  variables: Readonly<Record<string, string>>;
  demo: boolean;
  /** Called at the beginning of each step; what it throws ends the start. */
  step: (name: string) => void;
  onProgress: (done: number, total: number) => void;
  /** Called with the parts that the step waits for, and what they are busy with. */
  onWait: (waitsFor: string) => void;
};

type Started = { isReady: () => Promise<boolean>; eventStoreUrl: string; databaseUrl: string };

/** Builds, then starts each part when those that it needs are ready. */
export async function startInOrder({ parts, folder, step, ...start }: Start): Promise<Started> {
  step('Building the services');
  const sites = buildSites();
  // It goes on beside the next steps and is awaited below; until then its failure must not count as unheard.
  sites.catch(() => undefined);
  await buildServices();
  const needsDemo = start.demo && !isDemoLoaded(folder.path);
  // Needed once in the life of a folder, and slow to load: Postgres starts meanwhile.
  const demo = needsDemo ? import('./load-demo.ts') : undefined;
  demo?.catch(() => undefined);

  step('Starting Postgres');
  const secrets = secretsIn(folder.path);
  const superuserUrl = await startDatabase(parts, folder);
  await prepareDatabases(superuserUrl, secrets.rolePasswords);

  step('Starting the event store');
  const eventStoreUrl = await startEventStore(parts, folder, superuserUrl, secrets);

  step('Building the sites');
  await sites;

  step('Starting the services');
  const { port, variables, onProgress } = start;
  const world = { port, dataDir: folder.path, secrets, superuserUrl, eventStoreUrl, variables };
  const beforeProjectors =
    demo &&
    (() =>
      loadOnce(folder.path, async (now) => {
        step('Loading the demo');
        await (await demo).sendDemo({ ...world, now, onProgress });
        step('Building the read models');
      }));
  const isReady = await startServices(parts, folder, world, beforeProjectors, start.onWait);
  return { isReady, eventStoreUrl, databaseUrl: withDatabase(superuserUrl, 'cotejo') };
}
