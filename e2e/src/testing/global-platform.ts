/** A platform, with its demo, for each worker of a run of the browser tests: what one file does, no other sees meanwhile. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestProject } from 'vitest/node';
import { startPlatform } from '../../../local/src/platform/index.ts';
import { nobodyTakesLeads } from './nobody-takes-leads.ts';
import { type SharedPlatform } from './platform.ts';

declare module 'vitest' {
  interface ProvidedContext {
    platforms: readonly SharedPlatform[];
  }
}

type Started = { platform: SharedPlatform; stop: () => Promise<void> };

async function start(): Promise<Started> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cotejo-e2e-'));
  const { port, eventStoreUrl, databaseUrl, stop } = await startPlatform({ dataDir, port: 0 });
  await nobodyTakesLeads(port);
  return {
    platform: { port, eventStoreUrl, databaseUrl, dataDir },
    stop: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const started: Started[] = [];
  // One after the other: the first builds what all of them run.
  for (let worker = 0; worker < project.config.maxWorkers; worker += 1) started.push(await start());
  project.provide(
    'platforms',
    started.map(({ platform }) => platform),
  );
  return async () => {
    await Promise.all(started.map(({ stop }) => stop()));
  };
}
