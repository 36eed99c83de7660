/** A visitor's profiles: kept in her own browser, by country and kind of insurance, and nowhere else. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { sharedAnswers } from './shared-answers.ts';
import { type Profile, type Profiles } from '../domain/profile.ts';

/** The server keeps nothing about visitors: it shows prices for the profile that a form begins with. */
export const noProfiles: Profiles = { read: () => undefined, save: () => undefined };

/** Changes when what is kept means something else. */
const version = 1;
const keyOf = (country: CountryCode, productType: string): string =>
  `cotejo.perfil.${version}.${country}.${productType.toUpperCase()}`;
/** Key of the list of product types with a stored profile, the newest first. */
const orderKeyOf = (country: CountryCode): string => `cotejo.perfil.${version}.${country}`;

const isProfile = (value: unknown): value is Profile =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** The part of the browser's storage that keeps them. */
type BrowserStorage = {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
};

/** @param storage the browser's; one that is full or forbidden keeps nothing, and the visit goes on with what was said */
export const keptProfiles = (country: CountryCode, storage: () => BrowserStorage): Profiles => {
  const values = new Map<string, unknown>();
  const readValue = (key: string): unknown => {
    try {
      return values.get(key) ?? JSON.parse(storage().getItem(key) ?? 'null');
    } catch {
      return undefined;
    }
  };
  const writeValue = (key: string, value: unknown): void => {
    values.set(key, value);
    try {
      storage().setItem(key, JSON.stringify(value));
    } catch {
      // It is kept for as long as the page is open.
    }
  };
  const storedProfile = (productType: string): Profile | undefined => {
    const kept = readValue(keyOf(country, productType));
    return isProfile(kept) ? kept : undefined;
  };
  const newestFirst = (): readonly string[] => textsIn(readValue(orderKeyOf(country)));
  return {
    read: (productType, subject) => {
      const own = storedProfile(productType);
      if (own) return own;
      for (const other of newestFirst()) {
        const profile = storedProfile(other);
        const shared = profile && sharedAnswers(subject, profile);
        if (shared) return shared;
      }
      return undefined;
    },
    save: (productType, profile) => {
      const name = productType.toUpperCase();
      writeValue(keyOf(country, name), profile);
      writeValue(orderKeyOf(country), [name, ...newestFirst().filter((other) => other !== name)]);
    },
  };
};
