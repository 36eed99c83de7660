/** What `npm run catalogue:import` is told on its command line and by its environment. */
import { parseArgs } from 'node:util';
import { type Login, readLogin, readOrigin } from '../platform-client/index.ts';

export type ImportOptions = {
  readonly country: string;
  readonly source: string;
  readonly file: string;
  readonly dryRun: boolean;
  readonly all: boolean;
  readonly origin: string;
  readonly login: Login;
};

export const usage = `Usage: npm run catalogue:import -- --country CL --source isapre FILE
  --country     PE, CL, CO or INT
  --source      isapre, renipress, clinicas, productos or tablas (dated values)
  --dry-run     says what would change, and changes nothing
  --all         tells of the rows that stay as they are as well
  COTEJO_ORIGIN=http://localhost:8080   the platform that it goes to
  COTEJO_TOKEN, or COTEJO_EMAIL and COTEJO_PASSWORD: in whose name; on this machine, by default, the demo's manager`;

/** @throws Error with the usage when something is missing or not understood */
export const readOptions = (args: readonly string[], environment: NodeJS.ProcessEnv): ImportOptions => {
  const { values, positionals } = parsed(args);
  const { country, source } = values;
  const [file, ...rest] = positionals;
  if (!country || !source || !file || rest.length > 0) throw new Error(usage);
  const origin = readOrigin(environment, usage);
  const { 'dry-run': dryRun = false, all = false } = values;
  return {
    country,
    source,
    file,
    dryRun,
    all,
    origin,
    login: readLogin(origin, environment, 'GERENTE', usage),
  };
};

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        country: { type: 'string' },
        source: { type: 'string' },
        'dry-run': { type: 'boolean' },
        all: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`, { cause: error });
  }
};
