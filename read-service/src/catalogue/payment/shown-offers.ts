/** What is offered with a product on a day, as visitors are told. */
import { inUnits, type Offer } from '@cotejo/core/product-content';
import { type OfferOn, offersOn } from '../cards/offers.ts';

/** An offer with what it is worth in whole units, also by the spec's names. */
const shownOffer = ({ offer, soldOut }: OfferOn) => {
  const worth = 'discount' in offer ? offer.discount : 'value' in offer ? offer.value : undefined;
  const told = worth && { amount: inUnits(worth.amount, worth.unit), unit: worth.unit };
  return {
    ...offer,
    ...('discount' in offer && { discount: told }),
    ...('value' in offer && { value: told }),
    unitCode: told?.unit ?? null,
    amount: told?.amount ?? null,
    soldOut,
  };
};

/** @param day `YYYY-MM-DD` in the market */
export const shownOffers = (offers: readonly Offer[], day: string) => offersOn(offers, day).map(shownOffer);
