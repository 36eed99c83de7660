/** The calls of a plan's pages, loaded with the first of them: a first page that asks none does not weigh as if it did. */
import { type DetailCalls } from './detail-calls.ts';
import { type Call } from './fetch-json.ts';
import { type Found } from './found.ts';

export const lateDetail = (query: Call): DetailCalls => {
  let loading: Promise<DetailCalls> | undefined;
  const calls = (): Promise<DetailCalls> =>
    (loading ??= import('./detail-calls.ts').then(({ detailCalls }) => detailCalls(query)));

  const late = <Name extends keyof DetailCalls>(name: Name): DetailCalls[Name] => {
    const ask = async (...asked: unknown[]): Promise<Found<unknown>> => {
      try {
        const call = (await calls())[name] as (...given: unknown[]) => Promise<Found<unknown>>;
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
    planPart: late('planPart'),
    planPrice: late('planPrice'),
    priceHistory: late('priceHistory'),
    offering: late('offering'),
    clinicNames: late('clinicNames'),
    map: late('map'),
  };
};
