/** One launcher per data folder: takes over from a dead one, never from a live one. */
import { rmSync } from 'node:fs';
import { holderOf, identify, stillRuns, stopProcess, tryToLock, type Step } from '../processes/index.ts';
import type { Cluster } from './cluster.ts';
import { readPostmaster, removePostmasterFile, worksOn } from './postmaster-file.ts';

/** Postgres's own signals: fast shutdown, then immediate shutdown, which is a crash that recovers. */
export const shutdownSteps: readonly Step[] = [
  { signal: 'SIGINT', patience: 8_000 },
  { signal: 'SIGQUIT', patience: 3_000 },
  { signal: 'SIGKILL', patience: 3_000 },
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
  const running = postmaster && identify(postmaster.pid);
  if (!running) return;
  if (worksOn(cluster, running.pid)) return stopProcess(running, shutdownSteps);
  // Postgres would take any living process of that number for its own server and refuse to start.
  if (stillRuns(running)) removePostmasterFile(cluster);
}
