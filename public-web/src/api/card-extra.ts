/** Details that a card loads once it is in sight: features and offers of the plan, where it covers, and how it is paid. */
import { type QueryResult } from './query-result.ts';
import { type PlanClinic, type PlanDetailCalls, type PlanParts } from './plan-detail.ts';

export type CardExtra = {
  readonly clinics: number;
  /** Those of the plan's clinics that the visitor filters by. */
  readonly chosenClinics: readonly Pick<PlanClinic, 'displayName' | 'category'>[];
  /** Names of the plan's own features. */
  readonly features: readonly string[];
  readonly paymentMethods: readonly string[];
  readonly offers: PlanParts['offers'];
};

const none: QueryResult<never> = { kind: 'missing' };
const listOr = <Entry>(result: QueryResult<readonly Entry[]>): readonly Entry[] =>
  result.kind === 'found' ? result.value : [];

export const cardExtraCalls = ({ planPart }: Pick<PlanDetailCalls, 'planPart'>) => ({
  /**
   * @param hasOffer whether it is worth asking for offers (spec, public side, section 7: payment-info offer)
   * @param clinicIds that the visitor filters by
   */
  cardExtra: async (
    id: number,
    hasOffer: boolean,
    clinicIds: readonly string[],
  ): Promise<QueryResult<CardExtra>> => {
    const [resume, payment, features, offers, clinics] = await Promise.all([
      planPart('resume', id),
      planPart('payment', id),
      planPart('features', id),
      hasOffer ? planPart('offers', id) : none,
      clinicIds.length > 0 ? planPart('coverageOrganizations', id) : none,
    ]);
    // Offers and clinics that are missing are none; the others every plan has.
    const isWhole = [offers, clinics].every(({ kind }) => kind === 'found' || kind === 'missing');
    if (resume.kind !== 'found' || payment.kind !== 'found' || features.kind !== 'found' || !isWhole)
      return { kind: 'unavailable' };
    const methods = payment.value.paymentInfoResponse.paymentMethods;
    return {
      kind: 'found',
      value: {
        clinics: resume.value.coverageOrganizations,
        chosenClinics: listOr(clinics).filter((clinic) => clinicIds.includes(String(clinic.id))),
        features: features.value.filter(({ included }) => included).map(({ name }) => name),
        paymentMethods: methods.map(({ displayName }) => displayName),
        offers: listOr(offers),
      },
    };
  },
});
