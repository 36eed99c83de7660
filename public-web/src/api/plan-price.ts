/** Calls for a plan's price for a profile, its steps, and its history. */
import { type Profile } from '../domain/profile.ts';
import { type Call, jsonRequest } from './fetch-json.ts';
import { cachedResult, fetchResult, type QueryResult } from './query-result.ts';
import { price } from './product-card.ts';
import { amount, listOf, mapped, nullable, objectOf, optional, text, unit, type ValueOf } from './readers.ts';

const priceResponse = objectOf({
  profiles: listOf(objectOf({ profile: amount, reason: optional(text) })),
  notices: listOf(text),
  day: text,
  price: nullable(price),
  shares: listOf(objectOf({ profile: amount, amount })),
  trace: listOf(objectOf({ step: text })),
  explanation: listOf(text),
});

/** A price with its steps in words, each by its kind. */
const priceDetail = mapped(priceResponse, ({ trace, explanation, ...others }) => ({
  ...others,
  lines: explanation.map((words, nth) => ({ step: trace[nth]?.step ?? '', words })),
}));
export type PriceDetail = ValueOf<typeof priceDetail>;

const pastPrice = objectOf({ from: text, until: optional(text), price: nullable(price) });
export type PastPrice = ValueOf<typeof pastPrice>;

/** Estimated yearly cost at each level of use; without levels, why it can't be estimated. */
const yearlyCost = objectOf({
  unit,
  levels: listOf(objectOf({ level: text, name: text, total: amount })),
  reason: optional(text),
});
export type YearlyCost = ValueOf<typeof yearlyCost>;

export type PriceCalls = {
  /** @param profile nothing for the one that the site begins with */
  readonly planPrice: (id: number, profile: Profile | undefined) => Promise<QueryResult<PriceDetail>>;
  /** Estimated yearly cost for the same profile. */
  readonly yearlyCost: (id: number, profile: Profile | undefined) => Promise<QueryResult<YearlyCost>>;
  /** Prices for the starting profile since each publication, the newest last. */
  readonly priceHistory: (id: number) => Promise<QueryResult<readonly PastPrice[]>>;
};

export const priceCalls = (call: Call): PriceCalls => {
  const requestFor = (profile: string) =>
    profile ? jsonRequest('POST', { profile: JSON.parse(profile) as Profile }) : undefined;
  const textOf = (profile: Profile | undefined): string => (profile ? JSON.stringify(profile) : '');
  const priced = cachedResult((id: number, profile: string) =>
    fetchResult(call, `/api/insurance/${id}/calculatePrice`, priceDetail, requestFor(profile)),
  );
  const yearly = cachedResult((id: number, profile: string) =>
    fetchResult(call, `/api/insurance/${id}/yearlyCost`, yearlyCost, requestFor(profile)),
  );
  return {
    planPrice: (id, profile) => priced(id, textOf(profile)),
    yearlyCost: (id, profile) => yearly(id, textOf(profile)),
    priceHistory: (id) => fetchResult(call, `/api/insurance/${id}/priceHistory`, listOf(pastPrice)),
  };
};
