/** Starts and stops one embedded Postgres: for local machines and tests only, durable all the same. */
import { identify, isPortFree, stopProcess } from '../processes/index.ts';
import { serverAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { clusterIn, createCluster, createFolder, passwordOf } from './cluster.ts';
import { releaseOwnership, shutdownSteps, takeOwnership } from './ownership.ts';
import { launch, type Exit, type Settings } from './server-process.ts';
import { bySocket } from './socket.ts';
import { guard } from './watchdog.ts';

export type PostgresOptions = {
  /** A folder of its own; created when missing. Holds the data, the password and the log. */
  dataDir: string;
  /** A port of 127.0.0.1; a free one when not given. */
  port?: number;
  /** The file that its log is added to; `postgres.log` in the folder when not given. */
  log?: string;
  /** Further settings of postgresql.conf. Durability can't be switched off. */
  settings?: Settings;
};

export type Postgres = {
  /** Superuser `postgres`, database `postgres`, with the password; by the socket file where there is one. */
  url: string;
  port: number;
  pid: number;
  /** Resolves when the server ends, asked to or not. */
  exited: Promise<Exit>;
  /** Ends the open connections and stops the server; resolves when it is gone. */
  stop: () => Promise<void>;
};

/** Starts Postgres on the data in the folder. Throws in plain words when it can't, with the end of its log. */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { dataDir, port: wanted, log, settings = {} } = options;
  const account = serverAccount();
  const { postgres, initdb } = findBinaries(account);
  const cluster = clusterIn(dataDir, log);
  createFolder(cluster, account);
  await takeOwnership(cluster);
  try {
    await createCluster(cluster, { postgres, initdb }, account);
    const password = passwordOf(cluster);
    if (wanted && !(await isPortFree(wanted))) throw new Error(`Port ${wanted} of 127.0.0.1 is in use.`);
    const { pid, port, exited } = await launch(cluster, { postgres, account, settings }, wanted);
    const identity = identify(pid);
    const watchdog = guard(pid, account);
    const ended = exited.then((exit) => {
      watchdog.dismiss();
      releaseOwnership(cluster);
      return exit;
    });
    const stop = async () => {
      if (identity) await stopProcess(identity, shutdownSteps);
      await ended;
    };
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres${bySocket(cluster, port)}`;
    return { url, port, pid, exited: ended, stop };
  } catch (error) {
    releaseOwnership(cluster);
    throw error;
  }
}
