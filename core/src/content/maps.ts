/** Maps as figures: a point and a box for each country or region. Outlines of countries are the read service's. */
import { type CountryCode } from '../kit/country/index.ts';
import { type State, statesOf } from './states.ts';
import { worldCountries } from './world-countries.ts';
import { type Place, worldPlaces } from './world-places.ts';

export const mapNames = ['mundo', 'peru', 'chile', 'colombia'] as const;
export type MapName = (typeof mapNames)[number];

export type MapFeature = {
  readonly id: string;
  /** The country that it is, or lies in. */
  readonly isoA2: string;
  /** By which other calls name the region; none for a country of the world. */
  readonly dbId: number | null;
  readonly name: string;
  /** Degrees: longitude and latitude. */
  readonly point: readonly [x: number, y: number];
  /** West, south, east and north. */
  readonly bbox: readonly [number, number, number, number];
};

const placed = ([x, y, ...bbox]: Place): Pick<MapFeature, 'point' | 'bbox'> => ({ point: [x, y], bbox });

const world: readonly MapFeature[] = worldCountries.flatMap(({ code, name }) => {
  const place = worldPlaces[code];
  return place ? [{ id: code, isoA2: code, dbId: null, name, ...placed(place) }] : [];
});
const regionsOf = (country: CountryCode): readonly MapFeature[] =>
  statesOf[country].map(({ id, code, name, place }: State) => ({
    id: `${country}-${code}`,
    isoA2: country,
    dbId: id,
    name,
    ...placed(place),
  }));

const maps: Readonly<Record<MapName, readonly MapFeature[]>> = {
  mundo: world,
  peru: regionsOf('PE'),
  chile: regionsOf('CL'),
  colombia: regionsOf('CO'),
};

/**
 * The view of a map: of the given countries, and of the given regions.
 * @param only nothing given is everything
 */
export const mapFeatures = (
  name: MapName,
  only: { readonly isoA2?: readonly string[]; readonly dbIds?: readonly number[] },
): readonly MapFeature[] =>
  maps[name].filter(
    ({ isoA2, dbId }) =>
      (only.isoA2?.includes(isoA2) ?? true) && (only.dbIds === undefined || only.dbIds.includes(dbId ?? -1)),
  );
