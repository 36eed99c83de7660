/** Offers that hold on a day, and what is told of those that ran out. */
import { type Offer } from '@cotejo/core/product-content';

const isSoldOut = (offer: Offer): boolean =>
  (offer.salesLimitQuantityEnable && offer.salesLimitQuantity === 0) ||
  (offer.type === 'STOCK' && offer.units === 0);

const isOn = (day: string, { from, until }: Offer): boolean => (from ?? day) <= day && day <= (until ?? day);

/** @param day `YYYY-MM-DD` in the market; both ends of an offer are its days too. Those that ran out are no more. */
export const currentOffers = (offers: readonly Offer[], day: string): readonly Offer[] =>
  offers.filter((offer) => isOn(day, offer) && !isSoldOut(offer));

/** What visitors of a cyber event read where its offer ran out (spec, public side, section 8). */
const cyberIsOver = 'Promoción Cyber Agotada. Precio normal';

export type OfferOn = { readonly offer: Offer; readonly soldOut: string | null };

/** What visitors are told of: what holds on the day, and what ran out of a cyber event while it goes on. */
export const offersOn = (offers: readonly Offer[], day: string): readonly OfferOn[] =>
  offers
    .filter((offer) => isOn(day, offer))
    .flatMap((offer): OfferOn[] => {
      if (!isSoldOut(offer)) return [{ offer, soldOut: null }];
      return /cyber/i.test(offer.event ?? '') ? [{ offer, soldOut: cyberIsOver }] : [];
    });
