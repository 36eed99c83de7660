/** The socket file of a running Postgres, beside its data: its clients need not go through the network's layers. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Cluster } from './cluster.ts';

const hasSockets = process.platform !== 'win32';

/** The server's setting: the folder that it runs in. */
export const socketFolder = hasSockets ? '.' : '';

/** Bytes that the path of a socket may have; Linux takes some more, macOS does not. */
const longestPath = 103;

/** What is added to the server's url, so that its clients come by the socket; nothing where they can't. */
export function bySocket({ data }: Cluster, port: number): string {
  const isReachable = hasSockets && Buffer.byteLength(join(data, `.s.PGSQL.${port}`)) <= longestPath;
  return isReachable ? `?host=${encodeURIComponent(data)}` : '';
}

/** Takes away what a killed server left: a new one would believe the number of its process where that runs again. */
export function removeSockets({ data }: Cluster): void {
  for (const name of readdirSync(data)) if (name.startsWith('.s.PGSQL.')) rmSync(join(data, name));
}
