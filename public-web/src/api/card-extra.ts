/** Details that a card loads once it is in sight: in how many clinics the plan covers, how it is paid, and its offers. */
import { type QueryResult } from './query-result.ts';
import { type PartCalls, type PlanParts } from './plan-parts.ts';

export type CardExtra = {
  readonly clinics: number;
  readonly paymentMethods: readonly string[];
  readonly offers: PlanParts['offers'];
};

export type CardExtraCalls = {
  /** @param hasOffer whether it is worth asking for offers (spec, public side, section 7: payment-info offer) */
  readonly cardExtra: (id: number, hasOffer: boolean) => Promise<QueryResult<CardExtra>>;
};

const noOffers: QueryResult<PlanParts['offers']> = { kind: 'missing' };

export const cardExtraCalls = ({ planPart }: PartCalls): CardExtraCalls => ({
  cardExtra: async (id, hasOffer) => {
    const [resume, payment, offers] = await Promise.all([
      planPart('resume', id),
      planPart('payment', id),
      hasOffer ? planPart('offers', id) : noOffers,
    ]);
    // Offers that are missing are none; the others every plan has.
    const isWhole = offers.kind === 'found' || offers.kind === 'missing';
    if (resume.kind !== 'found' || payment.kind !== 'found' || !isWhole) return { kind: 'unavailable' };
    const methods = payment.value.paymentInfoResponse?.paymentMethods ?? [];
    return {
      kind: 'found',
      value: {
        clinics: resume.value.coverageOrganizations,
        paymentMethods: methods.map(({ displayName }) => displayName),
        offers: offers.kind === 'found' ? offers.value : [],
      },
    };
  },
});
