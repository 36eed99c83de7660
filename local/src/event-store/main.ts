/** Runs the event store server by itself: `npm run event-store -- --port 2113 --data DIR`. */
import { resolve } from 'node:path';
import { memoryLog, openStore, postgresLog, startServer, type Log } from './index.ts';
import { onEndOfLife } from './end-of-life.ts';
import { InvalidOption, parseOptions, usage, type Options } from './options.ts';
import { startOwnPostgres } from './own-postgres.ts';

type Stop = () => Promise<void>;

/** Milliseconds. Its own Postgres is given up to 14 s. */
const longestStop = 20_000;
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const complain = (text: string): void => void process.stderr.write(`${text}\n`);

async function main(): Promise<void> {
  const options = parseOptions(process.argv.slice(2), process.env);
  const stops: Stop[] = [];
  const end = async (code: number): Promise<never> => {
    setTimeout(() => process.exit(code || 1), longestStop).unref();
    // The last part started is stopped first.
    for (const stop of stops.reverse()) await stop().catch((error: unknown) => complain(String(error)));
    process.exit(code);
  };
  onEndOfLife(() => void end(0));
  try {
    const { log, stop } = await openLog(options.log, (error) => {
      complain(`The database of the log does not come back: ${error.message}`);
      void end(1);
    });
    stops.push(stop);
    const store = await openStore(log);
    stops.push(store.close);
    const server = await startServer(store, options);
    stops.push(server.stop);
    say(`event store ready on ${options.host}:${server.port}`);
  } catch (error) {
    complain(`The event store does not start: ${error instanceof Error ? error.message : String(error)}`);
    await end(1);
  }
}

async function openLog(
  options: Options['log'],
  onLoss: (error: Error) => void,
): Promise<{ log: Log; stop: Stop }> {
  if (options.kind === 'memory') return { log: memoryLog(), stop: async () => {} };
  if (options.kind === 'database') return { log: postgresLog(options.url), stop: async () => {} };
  const postgres = await startOwnPostgres(resolve(options.folder), onLoss);
  return { log: postgresLog(postgres.url), stop: postgres.stop };
}

main().catch((error: unknown) => {
  complain(error instanceof InvalidOption ? `${error.message}\n\n${usage}` : String(error));
  process.exitCode = error instanceof InvalidOption ? 2 : 1;
});
