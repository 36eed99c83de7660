/** The request that an opinion is asked about, as the call documents it. */
import { z } from 'zod';

export const askedLead = z.object({
  _id: z.uuid().describe('la solicitud, y su opinión'),
  firstName: z.string(),
  plan: z.string().nullable(),
  at: z.iso.datetime().describe('cuándo llegó la solicitud'),
  given: z.boolean().describe('ya hay una opinión, que se puede cambiar'),
  topics: z
    .array(z.object({ id: z.string(), name: z.string() }))
    .readonly()
    .describe('de qué puede tratar'),
});
