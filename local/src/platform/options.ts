/** The options of `npm start`: its command line, and PORT. */
import { parseArgs } from 'node:util';
import { inRepository } from '../build/index.ts';

export type StartOptions = { dataDir: string; port: number; fresh: boolean };

const usage = 'Usage: npm start -- [--fresh] [--data FOLDER]\n  PORT=8090 npm start   another port than 8080';

/** Throws with the usage when something is not understood. */
export function readOptions(args: readonly string[], environment: NodeJS.ProcessEnv): StartOptions {
  const port = Number(environment.PORT || '8080');
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT is not a port: ${environment.PORT}\n${usage}`);
  }
  const { fresh, data } = parse([...args]);
  return { dataDir: data ?? inRepository('var'), port, fresh: fresh ?? false };
}

function parse(args: string[]): { fresh?: boolean; data?: string } {
  try {
    return parseArgs({ args, options: { fresh: { type: 'boolean' }, data: { type: 'string' } } }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`);
  }
}
