/** What a plan costs for whom, how that comes about, and what it cost before. */
import { type Profile } from '../profile/profiles.ts';
import { bodyOf, type Call } from './fetch-json.ts';
import { cachedResult, fetchResult, type QueryResult } from './query-result.ts';
import { price } from './product-card.ts';
import { jsonRequest } from './send-failure.ts';
import { amount, listOf, optional, nullable, objectOf, mapped, text, type ValueOf } from './readers.ts';

const unit = objectOf({ code: text });
const priceResponse = objectOf({
  total: objectOf({ profilesWithPrice: amount, profilesEvaluated: amount }),
  profiles: listOf(objectOf({ profile: amount, reason: optional(text) })),
  notices: listOf(text),
  day: text,
  price: nullable(price),
  single: optional(objectOf({ amount, unit })),
  shares: listOf(objectOf({ profile: amount, amount })),
  split: optional(objectOf({ credit: amount, employer: amount, worker: amount })),
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

const priceAnswer = objectOf({ data: priceDetail });
const historyAnswer = objectOf({ data: listOf(pastPrice) });

export type PriceCalls = {
  /** @param profile nothing for the one that the site begins with */
  readonly planPrice: (id: number, profile: Profile | undefined) => Promise<QueryResult<PriceDetail>>;
  /** For the profile that the site begins with, since each publication; the newest last. */
  readonly priceHistory: (id: number) => Promise<QueryResult<readonly PastPrice[]>>;
};

export const priceCalls = (call: Call): PriceCalls => {
  const priced = cachedResult((id: number, profile: string) =>
    fetchResult(
      (path) =>
        call(path, profile ? jsonRequest('POST', { profile: JSON.parse(profile) as Profile }) : undefined),
      `/api/insurance/${id}/calculatePrice`,
      (answer) => bodyOf(priceAnswer, answer)?.data,
    ),
  );
  return {
    planPrice: (id, profile) => priced(id, profile ? JSON.stringify(profile) : ''),
    priceHistory: (id) =>
      fetchResult(call, `/api/insurance/${id}/priceHistory`, (answer) => bodyOf(historyAnswer, answer)?.data),
  };
};
