/** An event store server as a process of its own, over a log on disk or in memory. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { outsideEventStore } from '../../../local/src/event-store/outside.ts';

export type SpawnedEventStore = {
  connectionString: string;
  /** Megabytes that the server's process holds now; nothing where the system does not tell. */
  memory: () => number | undefined;
  /** Stops the server and removes its log. */
  stop: () => Promise<void>;
};

const root = fileURLToPath(new URL('../../..', import.meta.url));
const ready = /event store ready on (\S+)/;

/** Starts a server with a fresh log, or takes the one that runs already for the durable one. Rejects when it ends before it is ready. */
export async function spawnEventStore(log: 'durable' | 'memory'): Promise<SpawnedEventStore> {
  const outside = log === 'durable' ? outsideEventStore() : undefined;
  if (outside) {
    const { connectionString } = outside;
    return { connectionString, memory: () => undefined, stop: async () => {} };
  }
  const folder = await mkdtemp(join(tmpdir(), 'cotejo-bench-'));
  const kind = log === 'memory' ? ['--memory'] : ['--data', join(folder, 'log')];
  const main = join(root, 'local/src/event-store/main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', main, '--port', '0', ...kind], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, found] = ready.exec(line) ?? [];
      if (found) resolve(found);
    });
    void exited.then(() => reject(new Error('The event store server did not start.')));
  });
  return {
    connectionString: `esdb://${address}?tls=false`,
    memory: () => (child.pid === undefined ? undefined : residentMegabytes(child.pid)),
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function residentMegabytes(pid: number): number | undefined {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes ? Number(kilobytes) / 1024 : undefined;
  } catch {
    return undefined;
  }
}
