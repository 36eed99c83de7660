/** The codes of the markets: ISO 3166-1 alpha-2, and INT for the international site (spec, console and platform, section 9). */
export const countryCodes = ['PE', 'CL', 'CO', 'INT'] as const;
export type CountryCode = (typeof countryCodes)[number];
