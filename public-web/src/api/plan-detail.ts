/** Calls for a plan beyond its card (spec, public side, section 7): its parts, its price for a profile, and the places that its pages name. */
import { type Profile } from '../domain/profile.ts';
import { type Call, jsonRequest } from './fetch-json.ts';
import { cachedResult, type DataOf, fetchData, type QueryResult, resultOf } from './query-result.ts';
import { withoutNulls } from './without-nulls.ts';

const paths = {
  resume: (id: number) => `/api/insurance/coverages/${id}/resume`,
  documents: (id: number) => `/api/documents/insurance/${id}`,
  payment: (id: number) => `/api/qppayment/insurance-payment/${id}`,
  offers: (id: number) => `/api/qppayment/insurance-payment/${id}/getOffers`,
};
export type PlanPart =
  | keyof typeof paths
  | 'descriptions'
  | 'extraBenefits'
  | 'conditions'
  | 'exclusions'
  | 'faq'
  | 'features'
  | 'coverageOrganizations'
  | 'topAmountsAndDeductibles';
export type PlanParts = { readonly [Part in PlanPart]: DataOf<Part> };
export type PlanCoverage = DataOf<'resume'>['tags'][number]['coverages'][number];
export type PlanClinic = DataOf<'coverageOrganizations'>[number];
export type PlanDocument = DataOf<'documents'>[number];

/** A price with its steps in words, each by its kind. */
const priceDetail = ({ trace, explanation, price, profiles, notices, shares, day }: DataOf<'planPrice'>) => ({
  price,
  profiles,
  notices,
  shares,
  day,
  lines: explanation.map((words, nth) => ({ step: trace[nth]?.step ?? '', words })),
});
export type PriceDetail = ReturnType<typeof priceDetail>;
export type PastPrice = DataOf<'priceHistory'>[number];
/** Estimated yearly cost at each level of use; without levels, why it can't be estimated. */
export type YearlyCost = DataOf<'yearlyCost'>;

/** The rings of an outline, whether it is of one piece or of several; a point has none. */
const outlineOf = ({ id, geometry }: DataOf<'map'>['features'][number]) => ({
  id,
  geometry:
    geometry.type === 'Polygon'
      ? geometry.coordinates
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates.flat()
        : [],
});
export type MapFeature = ReturnType<typeof outlineOf>;

const textOf = (profile: Profile | undefined): string => (profile ? JSON.stringify(profile) : '');
const requestFor = (profile: string) =>
  profile ? jsonRequest('POST', { profile: JSON.parse(profile) as Profile }) : undefined;

export const planDetailCalls = (call: Call) => {
  /** A part that a plan does not have, as offers (a 204), is missing. */
  const part = async <Part extends PlanPart>(name: Part, id: number): Promise<QueryResult<unknown>> => {
    const pathOf = (paths as Partial<Record<PlanPart, (id: number) => string>>)[name];
    const answer = await call(pathOf?.(id) ?? `/api/insurance/${id}/${name}`);
    const isMissing = (status: number) => status === 404 || status === 204;
    return resultOf(answer, name, (body) => withoutNulls(body).data, isMissing);
  };
  const priced = cachedResult((id: number, profile: string) =>
    fetchData(call, `/api/insurance/${id}/calculatePrice`, 'planPrice', priceDetail, requestFor(profile)),
  );
  const yearly = cachedResult((id: number, profile: string) =>
    fetchData(call, `/api/insurance/${id}/yearlyCost`, 'yearlyCost', undefined, requestFor(profile)),
  );
  return {
    planPart: cachedResult(part) as <Part extends PlanPart>(
      part: Part,
      id: number,
    ) => Promise<QueryResult<PlanParts[Part]>>,
    /** The plan's coverages in one of its clinics. */
    clinicCoverages: cachedResult((id: number, clinicId: number) =>
      fetchData(call, `/api/insurance/${id}/coverageOrganization/${clinicId}/coverages`, 'coveragesInClinic'),
    ),
    /** @param profile nothing for the one that the site begins with */
    planPrice: (id: number, profile: Profile | undefined) => priced(id, textOf(profile)),
    /** Estimated yearly cost for the same profile. */
    yearlyCost: (id: number, profile: Profile | undefined) => yearly(id, textOf(profile)),
    /** Prices for the starting profile since each publication, the newest last. */
    priceHistory: (id: number) => fetchData(call, `/api/insurance/${id}/priceHistory`, 'priceHistory'),
    /** The organizations that have plans on offer. */
    sellingOrganizations: cachedResult(() =>
      fetchData(call, '/api/organization/availableToSell', 'organizations', (found) =>
        found.map(({ type, metadata }) => ({ type, url: metadata.url })),
      ),
    ),
    clinicNames: cachedResult(() => fetchData(call, '/api/coverageOrganization/country', 'clinicNames')),
    /** @param query countries or regions of it; all without */
    map: (name: string, query = '') =>
      fetchData(call, `/api/geomap/${name}${query}`, 'map', ({ features }) => features.map(outlineOf)),
  };
};
export type PlanDetailCalls = ReturnType<typeof planDetailCalls>;
