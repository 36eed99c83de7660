/** Calls for a plan's price for a profile, its steps, and its history. */
import { type Profile } from '../domain/profile.ts';
import { type Call, jsonRequest } from './fetch-json.ts';
import { cachedResult, fetchResult, type QueryResult } from './query-result.ts';
import { price } from './product-card.ts';
import { amount, listOf, mapped, nullable, objectOf, optional, text, type ValueOf } from './readers.ts';

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

export type PriceCalls = {
  /** @param profile nothing for the one that the site begins with */
  readonly planPrice: (id: number, profile: Profile | undefined) => Promise<QueryResult<PriceDetail>>;
  /** Prices for the starting profile since each publication, the newest last. */
  readonly priceHistory: (id: number) => Promise<QueryResult<readonly PastPrice[]>>;
};

export const priceCalls = (call: Call): PriceCalls => {
  const priced = cachedResult((id: number, profile: string) =>
    fetchResult(
      call,
      `/api/insurance/${id}/calculatePrice`,
      priceDetail,
      profile ? jsonRequest('POST', { profile: JSON.parse(profile) as Profile }) : undefined,
    ),
  );
  return {
    planPrice: (id, profile) => priced(id, profile ? JSON.stringify(profile) : ''),
    priceHistory: (id) => fetchResult(call, `/api/insurance/${id}/priceHistory`, listOf(pastPrice)),
  };
};
