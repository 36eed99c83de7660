/** Comparing plans: what is published in every country, in memory and as of now. */
import { type Pool } from 'pg';
import { type ReadContext } from '../kit/context.ts';
import { type BotCheck } from '../kit/http/bots.ts';
import { type CountryHosts } from '../kit/http/country-hosts.ts';
import { type Keeper } from './keeper.ts';
import { parameterWords } from './parameter-words.ts';
import { comparatorRoutes } from './routes.ts';

export const comparatorContext = (parts: {
  readonly pool: Pool;
  readonly keeper: Keeper;
  readonly bots: BotCheck;
  readonly countryHosts: CountryHosts;
}): ReadContext => {
  const { keeper } = parts;
  return {
    name: 'comparator',
    routes: [comparatorRoutes({ ...parts, comparator: keeper.now })],
    parameterWords,
    memory: {
      name: 'catalogue',
      isReady: () => keeper.now() !== undefined,
      changed: keeper.changed,
      resync(projector) {
        if (projector === undefined || projector === 'catalogue') keeper.resync();
      },
    },
    stop: keeper.stop,
  };
};
