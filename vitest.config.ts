/** Three kinds of test, told apart by their file name: pure, with Postgres or the event store, whole platform. */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Every core: the integration tests wait for servers more than they compute. */
const maxWorkers = availableParallelism();

/** Milliseconds. It finds what hangs and measures nothing: a busy machine takes many times as long as an idle one. */
const patience = 60_000;

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
        testTimeout: patience,
        hookTimeout: patience,
        maxWorkers,
        // Pure: what one file leaves behind, no other can notice. Loading everything again for each costs most of the time.
        isolate: false,
        sequence: { groupOrder: 1 },
      }),
      kind('int', '*.int.spec.ts', {
        testTimeout: 2 * patience,
        hookTimeout: 2 * patience,
        maxWorkers,
        sequence: { groupOrder: 2 },
        globalSetup: ['local/src/testing/global-postgres.ts'],
      }),
      kind('e2e', '*.e2e.spec.ts', {
        testTimeout: 2 * patience,
        hookTimeout: 3 * patience,
        maxWorkers,
        sequence: { groupOrder: 3 },
        globalSetup: ['e2e/src/testing/global-platform.ts'],
      }),
    ],
  },
});
