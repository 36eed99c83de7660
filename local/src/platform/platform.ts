/** The whole platform on one machine: its parts started in order, kept running, and stopped in order. */
import { freePort, isPortFree } from '../processes/index.ts';
import { originOf } from './addresses.ts';
import { runningParts } from './running-parts.ts';
import { takeDataFolder } from './data-folder.ts';
import type { PartEvent } from './part.ts';
import { mailFolder } from './services.ts';
import { startInOrder } from './start-in-order.ts';

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
  /** The parts that the step waits for. */
  | { type: 'waiting'; waitsFor: string }
  | PartEvent;

export type Platform = {
  /** The address of the one origin. */
  origin: string;
  port: number;
  /** Where mails are pages, as long as no mail server is named. */
  mailFolder: string;
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
  const { dataDir, fresh = false, demo = true, variables = {}, signal, tell = () => undefined } = options;
  if (options.port !== 0 && !(await isPortFree(options.port))) {
    throw new Error(`Port ${options.port} is in use. Choose another one, for example: PORT=8090 npm start`);
  }
  const port = options.port || (await freePort());
  const folder = await takeDataFolder(dataDir, fresh);
  const parts = runningParts((event) => {
    if (event.type === 'started') folder.remember(event.name, event.pid);
    tell(event);
  });
  const stop = async () => {
    await parts.stop();
    folder.release();
  };
  signal?.addEventListener('abort', () => void parts.stop(), { once: true });
  const step = (name: string) => {
    signal?.throwIfAborted();
    tell({ type: 'step', name });
  };
  const onProgress = (done: number, total: number) => tell({ type: 'progress', done, total });
  const onWait = (waitsFor: string) => tell({ type: 'waiting', waitsFor });
  try {
    const started = await startInOrder({
      parts,
      folder,
      port,
      demo,
      variables,
      step,
      onProgress,
      onWait,
    });
    const url = (host: string) => originOf(host, port);
    return {
      origin: url('localhost'),
      port,
      mailFolder: mailFolder(folder.path),
      url,
      children: parts.members,
      kill: parts.kill,
      ...started,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
