/** Three kinds of test, told apart by their file name: pure, with Postgres or the event store, whole platform. */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { outsideEventStore } from './local/src/event-store/outside.ts';

const maxWorkers = availableParallelism();

/** An event store that runs already has one log: files on it run one after the other. */
const outside = outsideEventStore();
const onLogs = (workers: number): number => (outside ? 1 : workers);

/** Files that start platforms beside the shared one, each with a log of its own. */
const ownLogs = ['crash', 'outages', 'hostile', 'platform', 'npm-start'].map(
  (name) => `**/${name}.e2e.spec.ts`,
);
if (outside) process.stderr.write(`Left out, since each needs a log of its own: ${ownLogs.join(', ')}\n`);

/** Milliseconds. It finds what hangs and measures nothing: a busy machine takes many times as long as an idle one. */
const timeout = 60_000;

/** Files that take a minute each, for what they do and not for their size. */
const isLong = ({ moduleId }: TestSpecification): boolean =>
  /\/(hostile|crash|platform|npm-start|sweep)\.e2e\.spec\.ts$/.test(moduleId);

/** What takes longest begins first: no worker waits at the end for the other's. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const largestFirst = await super.sort(files);
    return largestFirst.toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)));
  }
}

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
    sequence: { sequencer: LongestFirst },
    projects: [
      kind('unit', '*.spec.{ts,tsx}', {
        exclude: ['**/*.{int,e2e}.spec.ts', '**/node_modules/**'],
        testTimeout: timeout,
        hookTimeout: timeout,
        maxWorkers,
        // Pure: what one file leaves behind, no other can notice. Loading everything again for each costs most of the time.
        isolate: false,
        sequence: { groupOrder: 1 },
        globalSetup: ['local/src/testing/built-children.ts'],
      }),
      kind('int', '*.int.spec.ts', {
        testTimeout: 2 * timeout,
        hookTimeout: 2 * timeout,
        // They wait for servers and clocks a quarter of their time: one more has the cores meanwhile.
        maxWorkers: onLogs(maxWorkers + 1),
        // Each file has a database of its own and puts back what it replaces: loading the services again for each proves nothing.
        isolate: false,
        sequence: { groupOrder: 2 },
        globalSetup: ['local/src/testing/built-children.ts', 'local/src/testing/global-postgres.ts'],
        setupFiles: ['local/src/testing/loaded-first.ts'],
      }),
      kind('e2e', '*.e2e.spec.ts', {
        // A first start with its demo takes minutes where much else goes on.
        testTimeout: 5 * timeout,
        hookTimeout: 5 * timeout,
        maxWorkers: onLogs(maxWorkers),
        exclude: ['**/node_modules/**', ...(outside ? ownLogs : [])],
        expect: { poll: { timeout } },
        // A window for each test is fresh enough: the browser stays for all files of a worker.
        isolate: false,
        sequence: { groupOrder: 3 },
        globalSetup: ['e2e/src/testing/global-platform.ts'],
      }),
    ],
  },
});
