/** One Postgres for a whole run of the integration tests, and the services as they are deployed, for those that kill them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildServices } from '../build/index.ts';
import { startPostgres } from '../postgres/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser of the run's Postgres. */
    postgresUrl: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cotejo-test-postgres-'));
  const [postgres] = await Promise.all([startPostgres({ dataDir }), buildServices()]);
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
