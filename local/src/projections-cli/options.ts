/** What `npm run projections` is told on its command line and by its environment. */
import { parseArgs } from 'node:util';
import { type Login, readLogin, readOrigin } from '../platform-client/index.ts';

export type Wanted =
  | { readonly action: 'list' }
  | { readonly action: 'inspect'; readonly id: string }
  | { readonly action: 'retry'; readonly id: string }
  | { readonly action: 'retryAll'; readonly projector: string }
  | { readonly action: 'skip'; readonly id: string; readonly reason: string };

export type ProjectionsOptions = {
  readonly wanted: Wanted;
  readonly origin: string;
  readonly login: Login;
};

export const usage = `Usage: npm run projections                         how far each projector is, and what is parked
       npm run projections -- inspect ID            the event that parks a stream, without its values
       npm run projections -- retry ID              projects a parked stream anew
       npm run projections -- retry PROJECTOR --all all that a projector has parked
       npm run projections -- skip ID --reason TEXT leaves the event out and goes on behind it
  COTEJO_ORIGIN=http://localhost:8080   the platform that it goes to
  COTEJO_TOKEN, or COTEJO_EMAIL and COTEJO_PASSWORD: in whose name; on this machine, by default, the demo's administrator`;

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { all: { type: 'boolean' }, reason: { type: 'string' } },
    });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`, { cause: error });
  }
};

const wantedOf = (args: readonly string[]): Wanted | undefined => {
  const { values, positionals } = parsed(args);
  const [action = 'list', id, ...rest] = positionals;
  const { all = false, reason } = values;
  if (rest.length > 0 || (all && action !== 'retry') || (reason !== undefined && action !== 'skip'))
    return undefined;
  if (action === 'list') return id === undefined ? { action } : undefined;
  if (!id) return undefined;
  if (action === 'inspect') return { action, id };
  if (action === 'retry') return all ? { action: 'retryAll', projector: id } : { action, id };
  return action === 'skip' && reason?.trim() ? { action, id, reason } : undefined;
};

/** @throws Error with the usage when something is missing or not understood */
export const readOptions = (args: readonly string[], environment: NodeJS.ProcessEnv): ProjectionsOptions => {
  const wanted = wantedOf(args);
  if (!wanted) throw new Error(usage);
  const origin = readOrigin(environment, usage);
  return { wanted, origin, login: readLogin(origin, environment, 'ADMINISTRADOR', usage) };
};
