/** For whom plans are priced where a visitor has not said enough yet. */
import { defaultProfile, type Profile } from '../profile/index.ts';
import { type CountryCode } from '../kit/country/index.ts';

/** Plans for pets show what they cost for a grown dog, the pet that most are asked for. */
const examplePet = { species: 'dog', age: 2 } as const;

/** @returns the profile with a pet, where it has none: a plan for pets has a price before the visitor's own is known */
export const withPet = (profile: Profile): Profile =>
  profile.pets.length > 0 ? profile : { ...profile, pets: [examplePet] };

const starting = new Map<CountryCode, Profile>();

/** Whom a site's prices are for until somebody says more; it is asked for with every card. */
export const startingProfile = (country: CountryCode): Profile => {
  const profile = starting.get(country) ?? withPet(defaultProfile(country));
  starting.set(country, profile);
  return profile;
};
