/** Offers that hold on a day. */
import { type Offer } from '@cotejo/core/catalogue';

/** @param day `YYYY-MM-DD` in the market; both ends of an offer are its days too */
export const currentOffers = (offers: readonly Offer[], day: string): readonly Offer[] =>
  offers.filter(({ from, until }) => (from ?? day) <= day && day <= (until ?? day));
