/** Platforms that begin with the demo, which is loaded once for all of a run: a copy of its folder is a platform of its own. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Platform, startPlatform } from '../../../local/src/platform/index.ts';
import { nobodyTakesLeads } from './nobody-takes-leads.ts';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'cotejo-e2e-'));

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** The data folder of a platform that has loaded the demo and sent its executives on holiday, and was stopped. */
export async function loadDemoFolder(): Promise<string> {
  const dataDir = newFolder();
  const platform = await startPlatform({ dataDir, port: 0 });
  await nobodyTakesLeads(platform.port);
  await platform.stop();
  return dataDir;
}

export type DemoPlatform = Platform & { readonly dataDir: string };

/** Starts a platform on a copy of the demo's folder; when it stops, nothing of it stays. */
export async function startOnCopyOf(demoFolder: string): Promise<DemoPlatform> {
  const dataDir = newFolder();
  // With its owners: Postgres takes no folder of somebody else.
  await promisify(execFile)('cp', ['-a', `${demoFolder}/.`, dataDir]);
  const platform = await startPlatform({ dataDir, port: 0 });
  const stop = async (): Promise<void> => {
    await platform.stop();
    removeFolder(dataDir);
  };
  return { ...platform, dataDir, stop };
}
