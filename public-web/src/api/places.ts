/** Calls for organizations and clinics that addresses name, and for outlines of maps. */
import { type Call } from './fetch-json.ts';
import { cachedResult, fetchResult, type QueryResult } from './query-result.ts';
import { amount, listOf, mapped, number, objectOf, text, type ValueOf } from './readers.ts';

const organization = mapped(
  objectOf({ type: text, metadata: objectOf({ url: text }) }),
  ({ type, metadata }) => ({
    type,
    /** Its part of addresses. */
    url: metadata.url,
  }),
);
export type NamedOrganization = ValueOf<typeof organization>;
const clinicName = objectOf({ id: amount, displayName: text });
export type NamedClinic = ValueOf<typeof clinicName>;

type Ring = readonly (readonly number[])[];
/** The rings of an outline, whether it is of one piece or of several; a point has none. */
const rings = (value: unknown): readonly Ring[] => {
  const { type } = objectOf({ type: text })(value);
  const ring = listOf(listOf(number));
  if (type === 'Polygon') return objectOf({ coordinates: listOf(ring) })(value).coordinates;
  if (type === 'MultiPolygon')
    return objectOf({ coordinates: listOf(listOf(ring)) })(value).coordinates.flat();
  return [];
};
const feature = objectOf({ id: text, geometry: rings });
export type MapFeature = ValueOf<typeof feature>;

const features = mapped(objectOf({ features: listOf(feature) }), (map) => map.features);

export type PlaceCalls = {
  /** The organizations that have plans on offer. */
  readonly sellingOrganizations: () => Promise<QueryResult<readonly NamedOrganization[]>>;
  readonly clinicNames: () => Promise<QueryResult<readonly NamedClinic[]>>;
  /** @param query countries or regions of it; all without */
  readonly map: (name: string, query?: string) => Promise<QueryResult<readonly MapFeature[]>>;
};

export const placeCalls = (call: Call): PlaceCalls => ({
  sellingOrganizations: cachedResult(() =>
    fetchResult(call, '/api/organization/availableToSell', listOf(organization)),
  ),
  clinicNames: cachedResult(() => fetchResult(call, '/api/coverageOrganization/country', listOf(clinicName))),
  map: (name, query = '') => fetchResult(call, `/api/geomap/${name}${query}`, features),
});
