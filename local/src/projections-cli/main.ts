/** `npm run projections`: what projectors have parked, and what is to become of it. Ends with 1 when something stays parked. */
import { openClient } from './client.ts';
import { readOptions } from './options.ts';
import { run } from './run.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  const { wanted, origin, login } = readOptions(process.argv.slice(2), process.env);
  process.exitCode = (await run(wanted, await openClient(origin, login), print)) ? 0 : 1;
} catch (error) {
  const isAway = error instanceof TypeError && error.message === 'fetch failed';
  process.stderr.write(`${isAway ? 'La plataforma no responde.' : (error as Error).message}\n`);
  process.exitCode = 2;
}
