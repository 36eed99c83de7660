/** Time zones in which the audit tells times: those of the viewer's countries, and that of no country. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { countries } from '@cotejo/core/reference/countries';

const universal = 'UTC';
const all = [...new Set([...countries.map(({ timeZone }) => timeZone), universal])];

/** @param codes of the viewer's countries; all where there are none */
export const zonesOf = (codes: readonly CountryCode[]): readonly string[] => {
  const own = countries.filter(({ code }) => codes.includes(code)).map(({ timeZone }) => timeZone);
  return own.length > 0 ? [...new Set([...own, universal])] : all;
};

/** The first of these that is one; the last is always taken. */
export const chosenZone = (inAddress: unknown, kept: string | null, offered: readonly string[]): string => {
  if (typeof inAddress === 'string' && all.includes(inAddress)) return inAddress;
  return kept !== null && offered.includes(kept) ? kept : (offered[0] ?? universal);
};
