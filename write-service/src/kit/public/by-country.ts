/** Rules of a form that differ by country: one schema each, made once. */
import { type CountryCode, countryCodes } from '@cotejo/core/kit/country';
import { type z } from 'zod';

export type ByCountry<Sent> = Readonly<Record<CountryCode, z.ZodType<Sent>>>;

export const byCountry = <Sent>(schema: (country: CountryCode) => z.ZodType<Sent>): ByCountry<Sent> =>
  Object.fromEntries(countryCodes.map((code) => [code, schema(code)])) as ByCountry<Sent>;
