/** The calls of a plan's pages and of opinions, loaded with the first of them: a first page that asks none does not weigh as if it did. */
import { type DetailCalls } from './detail-calls.ts';
import { type Call } from './fetch-json.ts';

export const lazyDetailCalls = (query: Call, command: Call): DetailCalls => {
  let loading: Promise<DetailCalls> | undefined;
  const calls = (): Promise<DetailCalls> =>
    (loading ??= import('./detail-calls.ts').then(({ detailCalls }) => detailCalls(query, command)));

  const lazy = <Name extends keyof DetailCalls>(
    name: Name,
    kind: Awaited<ReturnType<DetailCalls[Name]>>['kind'] = 'unavailable',
  ): DetailCalls[Name] => {
    const ask = async (...asked: unknown[]): Promise<unknown> => {
      try {
        const call = (await calls())[name] as (...given: unknown[]) => Promise<unknown>;
        return await call(...asked);
      } catch {
        // They could not be loaded: the next call tries again.
        loading = undefined;
        return { kind };
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
    askedLead: lazy('askedLead'),
    opinion: lazy('opinion'),
    sendOpinion: lazy('sendOpinion', 'unknown'),
  };
};
