/** One launcher per data folder: takes over from a dead one, never from a live one. */
import { rmSync } from 'node:fs';
import { holderOf, identify, stopProcess, tryToLock, type Step } from '../processes/index.ts';
import type { Cluster } from './cluster.ts';
import { readPostmaster, removePostmasterFile, worksOn } from './postmaster-file.ts';

/** Postgres's own signals: fast shutdown, then immediate shutdown, which is a crash that recovers. */
export const shutdownSteps: readonly Step[] = [
  { signal: 'SIGINT', timeout: 8_000 },
  { signal: 'SIGQUIT', timeout: 3_000 },
  { signal: 'SIGKILL', timeout: 3_000 },
];

/**
 * Makes the folder this process's own: refuses while another live launcher has it, and stops the server that a
 * killed launcher left running.
 */
export async function takeOwnership(cluster: Cluster): Promise<void> {
  if (!tryToLock(cluster.owner)) {
    const owner = holderOf(cluster.owner)?.pid ?? 'unknown';
    throw new Error(`The Postgres data in ${cluster.folder} is in use by process ${owner}.`);
  }
  await stopOrphan(cluster);
}

export const releaseOwnership = (cluster: Cluster): void => rmSync(cluster.owner, { force: true });

async function stopOrphan(cluster: Cluster): Promise<void> {
  const postmaster = readPostmaster(cluster);
  if (!postmaster) return;
  const running = identify(postmaster.pid);
  if (running && worksOn(cluster, running.pid)) await stopProcess(running, shutdownSteps);
  // Postgres takes any process of that number for its own server and refuses to start: somebody else's that was given the
  // number, and its own dead one for as long as nobody has waited for it.
  removePostmasterFile(cluster);
}
