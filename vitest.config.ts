/** Three kinds of test, told apart by their file name: pure, with Postgres or the event store, whole platform. */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Every core: the integration tests wait for servers more than they compute. */
const maxWorkers = availableParallelism();

const kind = (name: string, include: string, rest: object = {}) => ({
  test: {
    name,
    include: [
      `{core,write-service,projectors,read-service,admin,public-web,local,bench,e2e,deploy,docs}/**/${include}`,
    ],
    ...rest,
  },
});

export default defineConfig({
  test: {
    projects: [
      kind('unit', '*.spec.{ts,tsx}', {
        exclude: ['**/*.{int,e2e}.spec.ts', '**/node_modules/**'],
        maxWorkers,
        sequence: { groupOrder: 1 },
      }),
      kind('int', '*.int.spec.ts', {
        testTimeout: 30_000,
        hookTimeout: 60_000,
        maxWorkers,
        sequence: { groupOrder: 2 },
        globalSetup: ['local/src/testing/global-postgres.ts'],
      }),
      kind('e2e', '*.e2e.spec.ts', {
        testTimeout: 120_000,
        hookTimeout: 180_000,
        fileParallelism: false,
        sequence: { groupOrder: 3 },
        globalSetup: ['e2e/src/testing/global-platform.ts'],
      }),
    ],
  },
});
