/** What addresses name beside plans, and where things are: organizations, clinics, and outlines of maps. */
import { bodyOf, type Call } from './fetch-json.ts';
import { find, type Found } from './found.ts';
import { remembered } from './remembered.ts';
import { amount, listOf, number, shape, shownAs, text, type Told } from './shape.ts';

const organization = shownAs(shape({ type: text, metadata: shape({ url: text }) }), ({ type, metadata }) => ({
  type,
  /** Its part of addresses. */
  url: metadata.url,
}));
export type NamedOrganization = Told<typeof organization>;
const clinicName = shape({ id: amount, displayName: text });
export type NamedClinic = Told<typeof clinicName>;

type Ring = readonly (readonly number[])[];
/** The rings of an outline, whether it is of one piece or of several; a point has none. */
const rings = (value: unknown): readonly Ring[] => {
  const { type } = shape({ type: text })(value);
  const ring = listOf(listOf(number));
  if (type === 'Polygon') return shape({ coordinates: listOf(ring) })(value).coordinates;
  if (type === 'MultiPolygon') return shape({ coordinates: listOf(listOf(ring)) })(value).coordinates.flat();
  return [];
};
const feature = shape({
  id: text,
  bbox: listOf(number),
  geometry: rings,
  properties: shape({ name: text, point: listOf(number) }),
});
export type MapFeature = Told<typeof feature>;

const organizationsAnswer = shape({ data: listOf(organization) });
const clinicsAnswer = shape({ data: listOf(clinicName) });
const mapAnswer = shape({ data: shape({ features: listOf(feature) }) });

export type PlaceCalls = {
  /** The organizations that have plans on offer. */
  readonly offering: () => Promise<Found<readonly NamedOrganization[]>>;
  readonly clinicNames: () => Promise<Found<readonly NamedClinic[]>>;
  /** @param query countries or regions of it; all without */
  readonly map: (name: string, query?: string) => Promise<Found<readonly MapFeature[]>>;
};

export const placesBy = (call: Call): PlaceCalls => ({
  offering: remembered(() =>
    find(call, '/api/organization/availableToSell', (answer) => bodyOf(organizationsAnswer, answer)?.data),
  ),
  clinicNames: remembered(() =>
    find(call, '/api/coverageOrganization/country', (answer) => bodyOf(clinicsAnswer, answer)?.data),
  ),
  map: (name, query = '') =>
    find(call, `/api/geomap/${name}${query}`, (answer) => bodyOf(mapAnswer, answer)?.data.features),
});
