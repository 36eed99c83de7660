/** Details that a card loads once it is in sight: in how many clinics the plan covers, how it is paid, and its offers. */
import { type Answer, bodyOf, type Call } from './fetch-json.ts';
import { type Found, foundOr } from './found.ts';
import { amount, listOf, maybe, shape, text, type Told } from './shape.ts';

const resumeAnswer = shape({ data: shape({ coverageOrganizations: amount }) });
const paymentAnswer = shape({
  data: shape({
    paymentInfoResponse: shape({ paymentMethods: listOf(shape({ name: text, displayName: text })) }),
  }),
});
const offer = shape({ id: amount, type: text, title: text, soldOut: maybe(text) });
const offersAnswer = shape({ data: listOf(offer) });
export type PlanOffer = Told<typeof offer>;

export type CardExtra = {
  readonly clinics: number;
  readonly paymentMethods: readonly string[];
  readonly offers: readonly PlanOffer[];
};

export type CardExtraCalls = {
  /** @param hasOffer whether it is worth asking for offers (spec, public side, section 7: payment-info offer) */
  readonly cardExtra: (id: number, hasOffer: boolean) => Promise<Found<CardExtra>>;
};

/** 204 is no offer; anything but the offers is nothing that could be told. */
const offersIn = (answer: Answer | undefined): readonly PlanOffer[] | undefined =>
  answer?.status === 204 ? [] : bodyOf(offersAnswer, answer)?.data;

export const cardExtraBy = (call: Call): CardExtraCalls => ({
  cardExtra: async (id, hasOffer) => {
    const payment = `/api/qppayment/insurance-payment/${id}`;
    const [resume, paid, offered] = await Promise.all([
      call(`/api/insurance/coverages/${id}/resume`),
      call(payment),
      hasOffer ? call(`${payment}/getOffers`) : undefined,
    ]);
    const clinics = bodyOf(resumeAnswer, resume)?.data.coverageOrganizations;
    const methods = bodyOf(paymentAnswer, paid)?.data.paymentInfoResponse.paymentMethods;
    const offers = hasOffer ? offersIn(offered) : [];
    if (clinics === undefined || !methods || !offers) return foundOr<CardExtra>(undefined);
    return foundOr({ clinics, paymentMethods: methods.map(({ displayName }) => displayName), offers });
  },
});
