/** One platform, with its demo, for a whole run of the browser tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestProject } from 'vitest/node';
import { startPlatform } from '../../../local/src/platform/index.ts';
import { nobodyTakesLeads } from './nobody-takes-leads.ts';
import { type SharedPlatform } from './platform.ts';

declare module 'vitest' {
  interface ProvidedContext {
    platform: SharedPlatform;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cotejo-e2e-'));
  const { port, eventStoreUrl, databaseUrl, stop } = await startPlatform({ dataDir, port: 0 });
  await nobodyTakesLeads(port);
  project.provide('platform', { port, eventStoreUrl, databaseUrl, dataDir });
  return async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
