/** The markets that the platform runs for: every event, request and row belongs to one. Safe in a browser. */
export { type CountryCode, countryCodes } from './country.ts';
