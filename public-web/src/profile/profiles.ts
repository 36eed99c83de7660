/** A visitor's profiles: kept in her own browser, by country and kind of insurance, and nowhere else. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Profile, type Profiles } from '../domain/profile.ts';

/** The server keeps nothing about visitors: it shows prices for the profile that a form begins with. */
export const noProfiles: Profiles = { read: () => undefined, save: () => undefined };

/** Changes when what is kept means something else. */
const version = 1;
const keyOf = (country: CountryCode, productType: string): string =>
  `cotejo.perfil.${version}.${country}.${productType.toUpperCase()}`;

const parsed = (kept: string | null): Profile | undefined => {
  try {
    const value: unknown = JSON.parse(kept ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Profile)
      : undefined;
  } catch {
    return undefined;
  }
};

/** The part of the browser's storage that keeps them. */
type BrowserStorage = {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
};

/** @param storage the browser's; one that is full or forbidden keeps nothing, and the visit goes on with what was said */
export const keptProfiles = (country: CountryCode, storage: () => BrowserStorage): Profiles => {
  const said = new Map<string, Profile>();
  return {
    read: (productType) => {
      const key = keyOf(country, productType);
      try {
        return said.get(key) ?? parsed(storage().getItem(key));
      } catch {
        return undefined;
      }
    },
    save: (productType, profile) => {
      const key = keyOf(country, productType);
      said.set(key, profile);
      try {
        storage().setItem(key, JSON.stringify(profile));
      } catch {
        // It is kept for as long as the page is open.
      }
    },
  };
};
