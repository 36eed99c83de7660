/** What the addresses that visitors send to have in common: rules by country, headers, the receipt. */
import { type CountryCode, countryCodes } from '@cotejo/core/reference';
import { countryHeader, siteVersionHeader } from '@cotejo/core/kit/service';
import { z } from 'zod';
import { idempotencyKeyHeader } from '../kit/http/headers.ts';

export type ByCountry<Asked> = Readonly<Record<CountryCode, z.ZodType<Asked>>>;

/** The rules of every country, made once. */
export const byCountry = <Asked>(schema: (country: CountryCode) => z.ZodType<Asked>): ByCountry<Asked> =>
  Object.fromEntries(countryCodes.map((code) => [code, schema(code)])) as ByCountry<Asked>;

export const publicHeaders = z.object({
  'x-country': countryHeader,
  'x-qpversion': siteVersionHeader,
  'idempotency-key': idempotencyKeyHeader.optional(),
});

/** Where what was sent has arrived, and nothing of what it holds. */
export const receipt = (id: string) =>
  z.object({
    data: z.object({
      id: z.uuid().describe(id),
      commandId: z.uuid(),
      position: z.string(),
      version: z.int(),
    }),
    error: z.null(),
  });
