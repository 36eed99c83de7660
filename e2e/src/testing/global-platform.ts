/** A platform, with its demo, for each worker of a run of the browser tests: what one file does, no other sees meanwhile. */
import { type TestProject } from 'vitest/node';
import { type DemoPlatform, loadDemoFolder, removeFolder, startOnCopyOf } from './demo-platform.ts';
import { type SharedPlatform } from './platform.ts';

declare module 'vitest' {
  interface ProvidedContext {
    platforms: readonly SharedPlatform[];
    demoFolder: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const demoFolder = await loadDemoFolder();
  const started: readonly DemoPlatform[] = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () => startOnCopyOf(demoFolder)),
  );
  project.provide('demoFolder', demoFolder);
  project.provide(
    'platforms',
    started.map(({ port, eventStoreUrl, databaseUrl, dataDir }) => ({
      port,
      eventStoreUrl,
      databaseUrl,
      dataDir,
    })),
  );
  return async () => {
    await Promise.all(started.map(({ stop }) => stop()));
    removeFolder(demoFolder);
  };
}
