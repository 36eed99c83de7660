/** For whom plans are priced where a visitor has not said enough yet. */
import { defaultProfile, type Profile } from '../profile/index.ts';
import { type CountryCode } from '../kit/country/index.ts';

/** Plans for pets show what they cost for a grown dog, the pet that most are asked for. */
const examplePet = { species: 'dog', age: 2 } as const;

/** The employer's percentage that comparisons assume of every plan, whatever the plan's own rule assumes. */
const assumedEmployerPercent = '50';

/**
 * @returns the profile with what comparisons assume where nothing was told: a pet, so that a plan for pets has a price before
 *   the visitor's own is known, and what an employer pays
 */
export const withAssumptions = (profile: Profile): Profile => ({
  ...profile,
  ...(profile.pets.length === 0 && { pets: [examplePet] }),
  assumedEmployerPercent,
});

const starting = new Map<CountryCode, Profile>();

/** The profile that a site's prices are for until the visitor gives her own; cached, since every card asks for it. */
export const startingProfile = (country: CountryCode): Profile => {
  const profile = starting.get(country) ?? withAssumptions(defaultProfile(country));
  starting.set(country, profile);
  return profile;
};
