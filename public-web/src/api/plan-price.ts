/** What a plan costs for whom, how that comes about, and what it cost before. */
import { type Profile } from '../profile/profiles.ts';
import { bodyOf, type Call } from './fetch-json.ts';
import { find, type Found } from './found.ts';
import { price } from './product-card.ts';
import { remembered } from './remembered.ts';
import { sending } from './sent.ts';
import { amount, listOf, maybe, nullable, shape, shownAs, text, type Told } from './shape.ts';

const unit = shape({ code: text });
const told = shape({
  total: shape({ profilesWithPrice: amount, profilesEvaluated: amount }),
  profiles: listOf(shape({ profile: amount, reason: maybe(text) })),
  notices: listOf(text),
  day: text,
  price: nullable(price),
  single: maybe(shape({ amount, unit })),
  shares: listOf(shape({ profile: amount, amount })),
  split: maybe(shape({ credit: amount, employer: amount, worker: amount })),
  trace: listOf(shape({ step: text })),
  explanation: listOf(text),
});

/** A price with its steps in words, each by its kind. */
const toldPrice = shownAs(told, ({ trace, explanation, ...others }) => ({
  ...others,
  lines: explanation.map((words, nth) => ({ step: trace[nth]?.step ?? '', words })),
}));
export type ToldPrice = Told<typeof toldPrice>;

const pastPrice = shape({ from: text, until: maybe(text), price: nullable(price) });
export type PastPrice = Told<typeof pastPrice>;

const priceAnswer = shape({ data: toldPrice });
const historyAnswer = shape({ data: listOf(pastPrice) });

export type PriceCalls = {
  /** @param profile nothing for the one that the site begins with */
  readonly planPrice: (id: number, profile: Profile | undefined) => Promise<Found<ToldPrice>>;
  /** For the profile that the site begins with, since each publication; the newest last. */
  readonly priceHistory: (id: number) => Promise<Found<readonly PastPrice[]>>;
};

export const pricesBy = (call: Call): PriceCalls => {
  const priced = remembered((id: number, profile: string) =>
    find(
      (path) =>
        call(path, profile ? sending('POST', { profile: JSON.parse(profile) as Profile }) : undefined),
      `/api/insurance/${id}/calculatePrice`,
      (answer) => bodyOf(priceAnswer, answer)?.data,
    ),
  );
  return {
    planPrice: (id, profile) => priced(id, profile ? JSON.stringify(profile) : ''),
    priceHistory: (id) =>
      find(call, `/api/insurance/${id}/priceHistory`, (answer) => bodyOf(historyAnswer, answer)?.data),
  };
};
