/** The calls of a plan's pages, loaded with the first of them: a first page that asks none does not weigh as if it did. */
import { type DetailCalls } from './detail-calls.ts';
import { type Call } from './fetch-json.ts';
import { type QueryResult } from './query-result.ts';

export const lazyDetailCalls = (query: Call): DetailCalls => {
  let loading: Promise<DetailCalls> | undefined;
  const calls = (): Promise<DetailCalls> =>
    (loading ??= import('./detail-calls.ts').then(({ detailCalls }) => detailCalls(query)));

  const lazy = <Name extends keyof DetailCalls>(name: Name): DetailCalls[Name] => {
    const ask = async (...asked: unknown[]): Promise<QueryResult<unknown>> => {
      try {
        const call = (await calls())[name] as (...given: unknown[]) => Promise<QueryResult<unknown>>;
        return await call(...asked);
      } catch {
        // They could not be loaded: the next call tries again.
        loading = undefined;
        return { kind: 'unavailable' };
      }
    };
    return ask as DetailCalls[Name];
  };
  return {
    planPart: lazy('planPart'),
    clinicCoverages: lazy('clinicCoverages'),
    planPrice: lazy('planPrice'),
    yearlyCost: lazy('yearlyCost'),
    priceHistory: lazy('priceHistory'),
    sellingOrganizations: lazy('sellingOrganizations'),
    clinicNames: lazy('clinicNames'),
    map: lazy('map'),
  };
};
