/** What the calls about organizations have in common: a name or a code in the address, and how they are documented. */
import { organizationAnswers } from '@cotejo/core/organizations';
import { z } from 'zod';
import { type CountryCode } from '@cotejo/core/kit/country';
import { refusals } from '@cotejo/core/kit/service';
import { answerWith, envelope } from '../../kit/http/envelope.ts';
import { failureSays } from '../../kit/http/outage-words.ts';
import { siteQuery } from '../../kit/http/site-query.ts';
import { type Known } from '../known.ts';
import { headers, noRecord } from '../visit.ts';
import {
  chosenOrganizations,
  type Organization,
  organizationsIn,
  shownOrganization,
} from './organizations.ts';

/** A part of an address that is a word: a code, or what something is called. */
export const wordParam = z
  .string()
  .min(1)
  .max(100, 'Son 100 letras como máximo.')
  .refine((text) => !/\p{Cs}|\0/u.test(text), 'Contiene un carácter no válido.');
/** A call about organizations as it is documented. */
export const organizationCall = <Params extends z.ZodRawShape>(
  summary: string,
  data: z.ZodType,
  params: Params,
) => ({
  summary,
  tags: ['Sitio público'],
  headers,
  params: z.object(params),
  querystring: siteQuery(),
  response: { 200: envelope(data), ...refusals(400, 404, 503) },
});
/** The same for calls that answer organizations: those that a visitor has chosen are marked. */
export const choosingCall = <Params extends z.ZodRawShape>(
  summary: string,
  data: z.ZodType,
  params: Params,
) => ({
  ...organizationCall(summary, data, params),
  querystring: siteQuery(chosenOrganizations),
});
type OfType = { readonly type: string };
/** In the words of the spec. */
export const noneOfType = failureSays(
  ({ params }) => `Error al obtener las organizaciones de tipo ${(params as OfType).type}`,
);
export const manySchema = z.array(organizationAnswers.organization);
export const availabilitySchema = z.object({
  available: z.boolean(),
  organization: organizationAnswers.organization,
});
export const countSchema = z.object({
  insuranceType: z.object({ id: z.int(), name: z.string(), displayName: z.string() }),
  total: z.int(),
});

/** A request that says which organizations a visitor has chosen. */
export type Choosing = { readonly query: { readonly organizations?: readonly number[] | undefined } };
export const answerOne = (organization: Organization, { query }: Choosing) =>
  answerWith(shownOrganization(organization, query.organizations));
export const answerMany = (organizations: readonly Organization[], { query }: Choosing) =>
  answerWith(organizations.map((one) => shownOrganization(one, query.organizations)));

/** A country's organization that fits. @throws 404 where there is none */
export const organizationThat = (
  known: Known,
  country: CountryCode,
  fits: (organization: Organization) => boolean,
): Organization => {
  const found = organizationsIn(known, country).find(fits);
  if (!found) throw noRecord('No existe esa organización en este país.');
  return found;
};
