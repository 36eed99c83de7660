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

/** @returns the zone as it is usually spelled; nothing for what names none */
const zoneIn = (text: unknown): string | undefined => {
  try {
    return typeof text === 'string'
      ? new Intl.DateTimeFormat('es', { timeZone: text }).resolvedOptions().timeZone
      : undefined;
  } catch {
    return undefined;
  }
};

/** That of the address, whichever it is, else the one that was chosen last, else the first. */
export const chosenZone = (inAddress: unknown, kept: string | null, offered: readonly string[]): string =>
  zoneIn(inAddress) ?? (kept !== null && offered.includes(kept) ? kept : (offered[0] ?? universal));
