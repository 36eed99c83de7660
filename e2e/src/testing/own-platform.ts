/** A platform of its own for a test file that would disturb the others. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type Platform, startPlatform } from '../../../local/src/platform/index.ts';
import { nobodyTakesLeads } from './nobody-takes-leads.ts';
import { type SharedPlatform } from './platform.ts';

export type OwnPlatform = Platform & SharedPlatform;

/** Starts it, with its demo, before the file's tests; call the answer from within them. */
export function useOwnPlatform(): () => OwnPlatform {
  const dataDir = mkdtempSync(join(tmpdir(), 'cotejo-e2e-'));
  let platform: Platform | undefined;
  beforeAll(async () => {
    platform = await startPlatform({ dataDir, port: 0 });
    await nobodyTakesLeads(platform.port);
  });
  afterAll(async () => {
    await platform?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return () => {
    if (!platform) throw new Error('The platform has not been started.');
    return { ...platform, dataDir };
  };
}
