/** What a running Postgres says about itself in the `postmaster.pid` of its data. */
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Cluster } from './cluster.ts';

export type Postmaster = { pid: number; isReady: boolean };

const pathOf = (cluster: Cluster) => join(cluster.data, 'postmaster.pid');

/** The server that holds the data or held it when the machine went down; nothing when it was stopped well. */
export function readPostmaster(cluster: Cluster): Postmaster | undefined {
  try {
    const lines = readFileSync(pathOf(cluster), 'utf8').split('\n');
    const pid = Number.parseInt(lines[0] ?? '', 10);
    return Number.isNaN(pid) ? undefined : { pid, isReady: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}

export const removePostmasterFile = (cluster: Cluster): void => rmSync(pathOf(cluster), { force: true });

/** Whether that process is a Postgres that works on this data, and not somebody else's with a number used again. */
export function worksOn(cluster: Cluster, pid: number): boolean {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster.data);
    const command = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
    return command.includes(`-D ${cluster.data}`);
  } catch {
    return false;
  }
}
