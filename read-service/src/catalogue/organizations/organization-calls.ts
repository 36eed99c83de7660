/** What the calls about organizations have in common: a name or a code in the address, and how they are documented. */
import { z } from 'zod';
import { refusals } from '@cotejo/core/service';
import { envelope } from '../../http/envelope.ts';
import { failureSays } from '../../http/outage-words.ts';
import { siteQuery } from '../../http/site-query.ts';
import { chosenOrganizations, organizationSchema } from './organizations.ts';
import { headers } from '../visit.ts';

export const name = z
  .string()
  .min(1)
  .max(100, 'Son 100 letras como máximo.')
  .refine((text) => !/\p{Cs}|\0/u.test(text), 'Contiene un carácter no válido.');
/** A call about organizations as it is documented. */
export const named = <Params extends z.ZodRawShape>(summary: string, data: z.ZodType, params: Params) => ({
  summary,
  tags: ['Sitio público'],
  headers,
  params: z.object(params),
  querystring: siteQuery(),
  response: { 200: envelope(data), ...refusals(400, 404, 503) },
});
/** The same for calls that answer organizations. */
export const marking = <Params extends z.ZodRawShape>(summary: string, data: z.ZodType, params: Params) => ({
  ...named(summary, data, params),
  querystring: siteQuery(chosenOrganizations),
});
type OfType = { readonly type: string };
/** In the words of the spec. */
export const noneOfType = failureSays(
  ({ params }) => `Error al obtener las organizaciones de tipo ${(params as OfType).type}`,
);
export const manySchema = z.array(organizationSchema);
export const availabilitySchema = z.object({ available: z.boolean(), organization: organizationSchema });
export const countSchema = z.object({
  insuranceType: z.object({ id: z.int(), name: z.string(), displayName: z.string() }),
  total: z.int(),
});
