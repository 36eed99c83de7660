/** The options of the server's command line. */
import { parseArgs } from 'node:util';
import { defaultMaxAppendSize } from './wire/server.ts';

export type Options = {
  host: string;
  port: number;
  maxAppendSize: number;
  log: { kind: 'data'; folder: string } | { kind: 'database'; url: string } | { kind: 'memory' };
};

/** An option can't be understood; the message says which and why. */
export class InvalidOption extends Error {}

export const usage = `Usage: npm run event-store -- --port 2113 --data DIR
  --port PORT      the port to listen on, 0 for any free one (2113)
  --host HOST      the address to listen on (127.0.0.1)
  --data DIR       keep the log in this folder, in a database of its own
  --database URL   keep the log in schema "eventlog" of this Postgres database
  --memory         keep the log in memory and forget it at the end
EVENTSTORE_MAX_APPEND_SIZE bounds the bytes of one append (${defaultMaxAppendSize}).`;

/** Reads the arguments and the environment. Throws InvalidOption. */
export function parseOptions(args: readonly string[], env: NodeJS.ProcessEnv): Options {
  const { values } = parse(args);
  return {
    host: values.host,
    port: wholeNumber('--port', values.port, 0, 65_535),
    maxAppendSize: wholeNumber(
      'EVENTSTORE_MAX_APPEND_SIZE',
      env['EVENTSTORE_MAX_APPEND_SIZE'] ?? String(defaultMaxAppendSize),
      1,
      16 * 1024 * 1024,
    ),
    log: logOf(values),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        host: { type: 'string', default: '127.0.0.1' },
        port: { type: 'string', default: '2113' },
        data: { type: 'string' },
        database: { type: 'string' },
        memory: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new InvalidOption(error instanceof Error ? error.message : String(error));
  }
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = /^\d{1,12}$/.test(text) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  throw new InvalidOption(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
}

function logOf(values: { data?: string; database?: string; memory: boolean }): Options['log'] {
  const { data, database, memory } = values;
  const given = [data, database, memory || undefined].filter((value) => value !== undefined);
  if (given.length !== 1) throw new InvalidOption('Give exactly one of --data, --database and --memory.');
  if (data === '') throw new InvalidOption('--data needs the name of a folder.');
  if (data !== undefined) return { kind: 'data', folder: data };
  if (database === undefined) return { kind: 'memory' };
  if (!/^postgres(ql)?:\/\//.test(database)) {
    throw new InvalidOption('--database must begin with postgres://.');
  }
  return { kind: 'database', url: database };
}
