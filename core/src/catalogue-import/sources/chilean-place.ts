/** Finds the Chilean region of a clinic: by the comuna in its address, or by the nearest capital of a province. */
import { plainly, withoutAccents } from '../../kit/text/index.ts';
import { type Region, regions } from '../../reference/regions.ts';
import { chileanCapitals } from './chilean-capitals.ts';
import { type Comuna, comunas } from './chilean-comunas.ts';

export type Whereabouts = {
  readonly address?: string | undefined;
  readonly district?: string | undefined;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
};

export type ChileanPlace = {
  readonly region: Region;
  /** Undefined when only coordinates are given: the borders of comunas are not known here. */
  readonly comuna?: Comuna;
};

const plain = (name: string): string => plainly(withoutAccents(name).replace(/[^a-z]+/gi, ' '));

/** Spellings in addresses that differ from the official names. */
const alsoCalled = new Map(Object.entries({
  'santiago centro': 'Santiago', 'la calera': 'Calera', 'llay llay': 'Llaillay', coihaique: 'Coyhaique', aisen: 'Aysén',
  'til til': 'Tiltil', marchigue: 'Marchihue', paihuano: 'Paiguano',
})); // oxfmt-ignore

const byName: ReadonlyMap<string, Comuna> = new Map(comunas.map((one) => [plain(one.name), one]));
const comunaCalled = (name: string): Comuna | undefined =>
  byName.get(plain(alsoCalled.get(plain(name)) ?? name));

/**
 * Addresses go from the street to the city, and a quarter may share its name with a comuna elsewhere: the last comuna named
 * gives the region, and the first one of that region is the result.
 */
const comunaIn = (address: string): Comuna | undefined => {
  const [street, ...places] = address.split(',');
  const named = (places.length > 0 ? places : [street!]).flatMap((part) => comunaCalled(part) ?? []);
  const city = named.at(-1);
  return named.find(({ region }) => region === city?.region);
};

const earthRadius = 6_371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
type Point = { readonly lat: number; readonly lng: number };
const kilometresBetween = (one: Point, other: Point): number => {
  const [dLat, dLng] = [radians(other.lat - one.lat), radians(other.lng - one.lng)];
  const chord = Math.sin(dLat / 2) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}; // oxfmt-ignore

/** Largest distance to a capital in kilometres; beyond it a place may lie in another region. */
const farthest = 60;

const regionAt = (point: Point): Region | undefined => {
  const [nearest] = chileanCapitals
    .map(({ region, ...capital }) => ({ region, distance: kilometresBetween(point, capital) }))
    .sort((one, other) => one.distance - other.distance);
  return nearest && nearest.distance <= farthest ? regions.find(({ id }) => id === nearest.region) : undefined;
}; // oxfmt-ignore

/** @returns undefined where neither address nor coordinates identify a place in Chile */
export const chileanPlace = ({
  address = '',
  district = '',
  lat,
  lng,
}: Whereabouts): ChileanPlace | undefined => {
  const comuna = comunaCalled(district) ?? comunaIn(address);
  if (comuna) return { region: comuna.region, comuna };
  const region = lat !== undefined && lng !== undefined ? regionAt({ lat, lng }) : undefined;
  return region && { region };
};
