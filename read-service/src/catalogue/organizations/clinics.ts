/** Clinics as visitors see them. */
import { type CoverageOrganizationDetails } from '@cotejo/core/organizations';
import { stateNamed, statesOf } from '@cotejo/core/content';
import { mostChosen } from '@cotejo/core/comparator';
import { type CountryCode } from '@cotejo/core/kit/country';
import { plainlyInAddresses } from '@cotejo/core/kit/text';
import { ids } from '../../kit/http/loose-fields.ts';
import { type Known, type Named } from '../known.ts';

/** What a visitor has chosen: it is marked, and nothing is left out. */
export const chosenClinics = {
  coverageOrganizations: ids(mostChosen).describe(
    'las elegidas, por su número: las marca seleccionado, y no filtra',
  ),
};
type Clinic = Named<CoverageOrganizationDetails>;

/** @param chosen the numbers of those that a visitor has chosen */
export const shownClinic = (
  { id, displayName, url, image, category, places }: Clinic,
  chosen: readonly number[] = [],
) => ({
  id,
  displayName,
  url: url ?? null,
  image: image ?? null,
  category: category || null,
  seleccionado: chosen.includes(id),
  places: places.map(({ name, address, region, province, district, lat, lng }) => ({
    name: name || null,
    address,
    region: region || null,
    province: province || null,
    district: district || null,
    lat: lat ?? null,
    lng: lng ?? null,
  })),
});

/** Whether one of its places is in a region: by the first two digits of the place's official code, or by the region's name. */
const isIn = (region: number, { places, country }: Clinic): boolean => {
  const named = statesOf[country].find(({ id }) => id === region)?.name;
  return places.some(
    (one) =>
      (one.placeCode && Number(one.placeCode.slice(0, 2)) === region) ||
      (named && one.region && plainlyInAddresses(named).includes(plainlyInAddresses(one.region))),
  );
};

/** For as long as the clinics are what they are. */
const elsewhere = new WeakMap<Known['coverageOrganizations'], Map<string, ReadonlySet<number>>>();

/**
 * The clinics that are in other regions of the country than this one. One that says nowhere where it is, is in none of them.
 * @param region its code, as a profile has it; without one, nothing is elsewhere
 */
export const clinicsElsewhere = (
  { coverageOrganizations }: Pick<Known, 'coverageOrganizations'>,
  country: CountryCode,
  region: string | undefined,
): ReadonlySet<number> => {
  const state = region === undefined ? undefined : stateNamed(country, region);
  if (!state) return new Set();
  const known = elsewhere.get(coverageOrganizations) ?? new Map<string, ReadonlySet<number>>();
  elsewhere.set(coverageOrganizations, known);
  const key = `${country}-${state.code}`;
  const told = ({ places }: Clinic): boolean => places.some((one) => one.placeCode || one.region);
  const found =
    known.get(key) ??
    new Set(
      [...coverageOrganizations.values()]
        .filter((clinic) => clinic.country === country && told(clinic) && !isIn(state.id, clinic))
        .map(({ id }) => id),
    );
  known.set(key, found);
  return found;
};

/** Those that are not hidden, by name. */
export const clinicsOf = ({ coverageOrganizations }: Known, country: CountryCode, region?: number) =>
  [...coverageOrganizations.values()].filter(
    (clinic) =>
      clinic.country === country && !clinic.isHidden && (region === undefined || isIn(region, clinic)),
  );
