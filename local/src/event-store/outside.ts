/**
 * An event store that runs already, at which tests, `npm start` and benches are pointed in place of the embedded one:
 * TEST_EVENT_STORE_URL is its connection string, TEST_EVENT_STORE_RESTART a command that kills it and starts it again on the same log.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type OutsideEventStore = {
  readonly connectionString: string;
  /** Resolves when the command has ended; the server may need a while longer. */
  readonly restart: () => Promise<void>;
};

export const outsideEventStore = (): OutsideEventStore | undefined => {
  const { TEST_EVENT_STORE_URL: connectionString, TEST_EVENT_STORE_RESTART: command } = process.env;
  if (!connectionString) return undefined;
  return {
    connectionString,
    async restart() {
      if (!command)
        throw new Error('TEST_EVENT_STORE_RESTART does not say how the event store is restarted.');
      const child = spawn(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
      await once(child, 'exit');
      if (child.exitCode !== 0)
        throw new Error(`TEST_EVENT_STORE_RESTART ended with code ${child.exitCode}: ${command}`);
    },
  };
};
