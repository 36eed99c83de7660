/** The whole platform on one machine: its parts started in order, kept running, and stopped in order. */
import { buildServices, buildSites } from '../build/index.ts';
import { freePort, isPortFree } from '../processes/index.ts';
import { originOf } from './addresses.ts';
import { assemble, type Crew } from './crew.ts';
import { takeDataFolder, type DataFolder } from './data-folder.ts';
import { prepareDatabases, withDatabase } from './databases.ts';
import type { PartEvent } from './part.ts';
import { secretsIn } from './secrets.ts';
import { startDatabase, startEventStore, startServices } from './start-parts.ts';

export type PlatformOptions = {
  /** The data and the logs; created when missing. */
  dataDir: string;
  /** The port of the one origin; 0 for a free one. */
  port: number;
  /** Empties the folder first. */
  fresh?: boolean;
  /** Whether a first start loads the demo; it does unless told otherwise. */
  demo?: boolean;
  /** More variables for every service, over those that it is given anyway. */
  variables?: Readonly<Record<string, string>>;
  /** Aborted to give up a start that is under way. */
  signal?: AbortSignal;
  /** Hears what is being done, and later which part ended and came back. */
  tell?: (news: News) => void;
};

export type News =
  | { type: 'step'; name: string }
  /** Of the step that runs. */
  | { type: 'progress'; done: number; total: number }
  | PartEvent;

export type Platform = {
  /** The address of the one origin. */
  origin: string;
  port: number;
  /** The origin under one of its hosts, such as `cl.localhost`. */
  url: (host: string) => string;
  /** The processes that run now. */
  children: () => { name: string; pid: number }[];
  /** Kills a part's process without warning; it comes back by itself. */
  kill: (name: string) => void;
  /** Whether every service says now that it is ready. */
  isReady: () => Promise<boolean>;
  eventStoreUrl: string;
  /** The superuser's, in the database of the services. */
  databaseUrl: string;
  /** Stops every part, those first that depend on others. */
  stop: () => Promise<void>;
};

/** Builds what has changed, starts all parts and resolves when every one of them is ready. */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { dataDir, fresh = false, variables = {}, signal, tell = () => undefined } = options;
  if (options.port !== 0 && !(await isPortFree(options.port))) {
    throw new Error(`Port ${options.port} is in use. Choose another one, for example: PORT=8090 npm start`);
  }
  const port = options.port || (await freePort());
  const folder = await takeDataFolder(dataDir, fresh);
  const crew = assemble((event) => {
    if (event.type === 'started') folder.remember(event.name, event.pid);
    tell(event);
  });
  const stop = async () => {
    await crew.stop();
    folder.release();
  };
  signal?.addEventListener('abort', () => void crew.stop(), { once: true });
  const step = (name: string) => {
    signal?.throwIfAborted();
    tell({ type: 'step', name });
  };
  try {
    const started = await startInOrder({ crew, folder, port, variables, step });
    const url = (host: string) => originOf(host, port);
    return { origin: url('localhost'), port, url, children: crew.members, kill: crew.kill, ...started, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Start = {
  crew: Crew;
  folder: DataFolder;
  port: number;
  variables: Readonly<Record<string, string>>;
  step: (name: string) => void;
};

async function startInOrder({ crew, folder, port, variables, step }: Start) {
  step('Building the services');
  const sites = buildSites();
  // It goes on beside the next steps and is awaited below; until then its failure must not count as unheard.
  sites.catch(() => undefined);
  await buildServices();

  step('Starting Postgres');
  const secrets = secretsIn(folder.path);
  const superuserUrl = await startDatabase(crew, folder);
  await prepareDatabases(superuserUrl, secrets.rolePasswords);

  step('Starting the event store');
  const eventStoreUrl = await startEventStore(crew, folder, superuserUrl, secrets);

  step('Building the sites');
  await sites;

  step('Starting the services');
  const isReady = await startServices(crew, folder, {
    port,
    secrets,
    superuserUrl,
    eventStoreUrl,
    variables,
  });
  return { isReady, eventStoreUrl, databaseUrl: withDatabase(superuserUrl, 'cotejo') };
}
