/** What a plan says of itself beyond its card: a call for each part (spec, public side, section 7). */
import { bodyOf, type Call } from './fetch-json.ts';
import { type Found, foundOr } from './found.ts';
import { remembered } from './remembered.ts';
import {
  amount,
  flag,
  listOf,
  maybe,
  nullable,
  number,
  recordOf,
  shape,
  sitePath,
  text,
  type Told,
} from './shape.ts';

const unit = shape({ code: text });
const money = shape({ amount, unit });
const entries = listOf(shape({ title: text, content: text }));

const bounds = shape({ minAmount: maybe(number), maxAmount: maybe(number), unit });
const coverage = shape({
  id: amount,
  name: text,
  kind: maybe(text),
  period: maybe(shape({ name: text })),
  restrictionCode: maybe(amount),
  note: maybe(text),
  amounts: recordOf(bounds),
});
export type PlanCoverage = Told<typeof coverage>;

const ages = maybe(shape({ from: amount, to: maybe(amount) }));
const resume = shape({
  tags: listOf(shape({ id: maybe(amount), name: text, icon: maybe(text), coverages: listOf(coverage) })),
  coverages: amount,
  coverageOrganizations: amount,
  coverageCountries: listOf(shape({ name: text })),
  contractType: maybe(text),
  contractingAges: ages,
});

const place = shape({
  address: maybe(text),
  region: maybe(text),
  district: maybe(text),
  lat: maybe(number),
  lng: maybe(number),
});
const clinic = shape({
  id: amount,
  displayName: text,
  category: maybe(text),
  note: maybe(text),
  coverages: amount,
  places: listOf(place),
});
export type PlanClinic = Told<typeof clinic>;

const document = shape({
  id: amount,
  title: text,
  version: maybe(text),
  url: sitePath,
  pages: listOf(shape({ heading: text, paragraphs: listOf(text) })),
});
export type PlanDocument = Told<typeof document>;

const tops = shape({
  annual_benefit_maximum: maybe(shape({ amount: nullable(amount), currency_code: maybe(text) })),
  deductible: maybe(money),
  coverages: listOf(coverage),
});

const payment = shape({
  paymentInfoResponse: maybe(
    shape({
      periodicity: maybe(shape({ name: text })),
      paymentMethods: listOf(shape({ name: text, displayName: text })),
    }),
  ),
});
const offer = shape({ id: amount, type: text, title: text, soldOut: maybe(text) });

const readers = {
  descriptions: entries,
  extraBenefits: entries,
  conditions: entries,
  exclusions: entries,
  faq: listOf(shape({ question: text, answer: text })),
  features: listOf(shape({ id: amount, name: text, icon: maybe(text), detail: maybe(text), included: flag })),
  coverageOrganizations: listOf(clinic),
  topAmountsAndDeductibles: tops,
  resume,
  documents: listOf(document),
  payment,
  offers: listOf(offer),
};
export type PlanPart = keyof typeof readers;
export type PlanParts = { readonly [Part in PlanPart]: Told<(typeof readers)[Part]> };

const paths: { readonly [Part in PlanPart]?: (id: number) => string } = {
  resume: (id) => `/api/insurance/coverages/${id}/resume`,
  documents: (id) => `/api/documents/insurance/${id}`,
  payment: (id) => `/api/qppayment/insurance-payment/${id}`,
  offers: (id) => `/api/qppayment/insurance-payment/${id}/getOffers`,
};

export type PartCalls = {
  readonly planPart: <Part extends PlanPart>(part: Part, id: number) => Promise<Found<PlanParts[Part]>>;
};

/** What is not there, as offers of a plan that has none (a 204), is missing. */
export const partsBy = (call: Call): PartCalls => {
  const ask = async (part: PlanPart, id: number): Promise<Found<unknown>> => {
    const answer = await call(paths[part]?.(id) ?? `/api/insurance/${id}/${part}`);
    if (answer?.status === 401) return { kind: 'suspected' };
    if (answer?.status === 404 || answer?.status === 204) return { kind: 'missing' };
    const read = shape({ data: readers[part] });
    return foundOr(answer?.status === 200 ? bodyOf(read, answer)?.data : undefined);
  };
  return { planPart: remembered(ask) as PartCalls['planPart'] };
};
