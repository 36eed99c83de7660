/** The countries whose catalogue somebody tends. */
import { mayTendCatalogue } from '@cotejo/core/catalogue';
import { countries } from '@cotejo/core/reference/countries';
import { type CountryCode } from '@cotejo/core/kit/country';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';

export const useTendedCountries = (): readonly CountryCode[] => {
  const identity = useConsoleIdentity();
  return countries.map(({ code }) => code).filter((code) => identity && mayTendCatalogue(code, identity));
};
