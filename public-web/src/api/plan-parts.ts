/** The parts of a plan beyond its card, with a call for each (spec, public side, section 7). */
import { type Call } from './fetch-json.ts';
import { cachedResult, fetchResult, type QueryResult, resultOf } from './query-result.ts';
import {
  amount,
  amountRange,
  dataOf,
  flag,
  listOf,
  money,
  nullable,
  number,
  objectOf,
  optional,
  type Reader,
  recordOf,
  sitePath,
  text,
  type ValueOf,
} from './readers.ts';

const entries = listOf(objectOf({ title: text, content: text }));

const ages = objectOf({ from: amount, to: optional(amount) });
const coverage = objectOf({
  id: amount,
  name: text,
  kind: optional(text),
  benefit: optional(text),
  /** Limits of the coverage beyond its kind. */
  scope: optional(
    objectOf({
      excluded: optional(flag),
      network: optional(text),
      modality: optional(text),
      ages: optional(ages),
      contractingAges: optional(ages),
      policyYears: optional(amount),
    }),
  ),
  period: optional(objectOf({ name: text })),
  restrictionCode: optional(amount),
  note: optional(text),
  amounts: recordOf(amountRange),
});
export type PlanCoverage = ValueOf<typeof coverage>;

const tags = listOf(objectOf({ name: text, icon: optional(text), coverages: listOf(coverage) }));
const resume = objectOf({
  tags,
  coverages: amount,
  coverageOrganizations: amount,
  coverageCountries: listOf(objectOf({ name: text })),
  contractType: optional(text),
  contractingAges: optional(ages),
});

const place = objectOf({
  name: optional(text),
  address: optional(text),
  region: optional(text),
  district: optional(text),
  lat: optional(number),
  lng: optional(number),
});
const clinic = objectOf({
  id: amount,
  displayName: text,
  category: optional(text),
  note: optional(text),
  coverages: amount,
  places: listOf(place),
});
export type PlanClinic = ValueOf<typeof clinic>;

const document = objectOf({
  id: amount,
  title: text,
  version: optional(text),
  url: sitePath,
  pages: listOf(objectOf({ heading: text, paragraphs: listOf(text) })),
});
export type PlanDocument = ValueOf<typeof document>;

const tops = objectOf({
  annual_benefit_maximum: optional(objectOf({ amount: nullable(amount), currency_code: optional(text) })),
  deductible: optional(money),
  coverages: listOf(coverage),
});

const payment = objectOf({
  paymentInfoResponse: optional(
    objectOf({
      periodicity: optional(objectOf({ name: text })),
      paymentMethods: listOf(objectOf({ name: text, displayName: text })),
      modes: optional(
        listOf(
          objectOf({
            mode: text,
            displayName: text,
            months: optional(amount),
            methods: listOf(objectOf({ displayName: text })),
            cardBrands: listOf(text),
          }),
        ),
      ),
    }),
  ),
});
const offer = objectOf({
  id: amount,
  title: text,
  soldOut: optional(text),
  description: optional(text),
  benefit: optional(text),
  gift: optional(text),
  store: optional(text),
  code: optional(text),
  from: optional(text),
  until: optional(text),
  /** Units left of an offer that is limited. */
  salesLimitQuantityEnable: optional(flag),
  salesLimitQuantity: optional(amount),
});

const readers = {
  descriptions: entries,
  extraBenefits: entries,
  conditions: entries,
  exclusions: entries,
  faq: listOf(objectOf({ question: text, answer: text })),
  features: listOf(
    objectOf({
      id: amount,
      name: text,
      icon: optional(text),
      detail: optional(text),
      description: optional(text),
      included: flag,
    }),
  ),
  coverageOrganizations: listOf(clinic),
  topAmountsAndDeductibles: tops,
  resume,
  documents: listOf(document),
  payment,
  offers: listOf(offer),
};
export type PlanPart = keyof typeof readers;
export type PlanParts = { readonly [Part in PlanPart]: ValueOf<(typeof readers)[Part]> };

const paths: { readonly [Part in PlanPart]?: (id: number) => string } = {
  resume: (id) => `/api/insurance/coverages/${id}/resume`,
  documents: (id) => `/api/documents/insurance/${id}`,
  payment: (id) => `/api/qppayment/insurance-payment/${id}`,
  offers: (id) => `/api/qppayment/insurance-payment/${id}/getOffers`,
};

export type PartCalls = {
  readonly planPart: <Part extends PlanPart>(part: Part, id: number) => Promise<QueryResult<PlanParts[Part]>>;
  /** The plan's coverages in one of its clinics. */
  readonly clinicCoverages: (
    id: number,
    clinicId: number,
  ) => Promise<QueryResult<PlanParts['resume']['tags']>>;
};

/** A part that a plan does not have, as offers (a 204), is missing. */
export const partCalls = (call: Call): PartCalls => {
  const ask = async (part: PlanPart, id: number): Promise<QueryResult<unknown>> => {
    const answer = await call(paths[part]?.(id) ?? `/api/insurance/${id}/${part}`);
    const isMissing = (status: number) => status === 404 || status === 204;
    return resultOf<unknown>(answer, dataOf(readers[part] as Reader<unknown>), isMissing);
  };
  return {
    planPart: cachedResult(ask) as PartCalls['planPart'],
    clinicCoverages: cachedResult((id, clinicId) =>
      fetchResult(call, `/api/insurance/${id}/coverageOrganization/${clinicId}/coverages`, tags),
    ),
  };
};
