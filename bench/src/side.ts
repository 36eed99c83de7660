/** Some of the services alone, as `npm start` runs them, with a Postgres and an event store of their own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServices } from '../../local/src/build/index.ts';
import { freePort } from '../../local/src/processes/index.ts';
import { runningParts } from '../../local/src/platform/running-parts.ts';
import { takeDataFolder } from '../../local/src/platform/data-folder.ts';
import { prepareDatabases, urlOf } from '../../local/src/platform/databases.ts';
import { nodePart } from '../../local/src/platform/node-part.ts';
import { readReadiness } from '../../local/src/platform/readiness.ts';
import { untilReady } from '../../local/src/platform/ready.ts';
import { type Role } from '../../local/src/platform/roles.ts';
import { secretsIn, type Secrets } from '../../local/src/platform/secrets.ts';
import { describeServices } from '../../local/src/platform/services.ts';
import { startDatabase, startEventStore } from '../../local/src/platform/start-parts.ts';

export type Side = {
  readonly eventStoreUrl: string;
  readonly databaseUrl: (role: Role) => string;
  readonly secrets: Secrets;
  /** Starts a service, or one more instance of it. @returns the instance's address */
  readonly start: (service: string, environment?: Readonly<Record<string, string>>) => Promise<string>;
  /** The processes that run. */
  readonly members: () => readonly { readonly name: string; readonly pid: number }[];
  readonly stop: () => Promise<void>;
};

/** Starts it over a fresh folder, which `stop` removes. */
export async function startSide(): Promise<Side> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cotejo-bench-'));
  const folder = await takeDataFolder(dataDir, false);
  const parts = runningParts(() => undefined);
  const stop = async (): Promise<void> => {
    await parts.stop();
    folder.release();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await buildServices();
    const secrets = secretsIn(folder.path);
    const superuserUrl = await startDatabase(parts, folder);
    await prepareDatabases(superuserUrl, secrets.rolePasswords);
    const eventStoreUrl = await startEventStore(parts, folder, superuserUrl, secrets);
    const services = await describeServices({
      port: await freePort(),
      dataDir,
      secrets,
      superuserUrl,
      eventStoreUrl,
      variables: {},
    });
    return {
      eventStoreUrl,
      databaseUrl: (role) => urlOf(superuserUrl, role, secrets.rolePasswords[role]),
      secrets,
      async start(name, own = {}) {
        const service = services.find((one) => one.name === name)!;
        const port = await freePort();
        const log = folder.log(`${name}-${port}`);
        const environment = { ...service.environment, ...own, PORT: String(port) };
        const part = nodePart({ ...service, environment, log, timeout: 4_000 });
        const kept = await parts.start('services', part);
        await untilReady(kept, () => readReadiness(port), log);
        return `http://127.0.0.1:${port}`;
      },
      members: parts.members,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
