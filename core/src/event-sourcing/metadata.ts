/** What every event says about itself: who caused it, by which command, in which country, and when. */
import { z } from 'zod';
import { countryCodes, roleNames } from '../reference/index.ts';

const person = z.object({ id: z.uuid(), role: z.enum(roleNames) });

/** Who did it. Names are not stored here: they are personal data, and looked up by id. */
export const actorSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visitor') }),
  z.object({ kind: z.literal('user'), ...person.shape, onBehalfOf: person.optional() }),
  z.object({ kind: z.literal('system'), automation: z.string() }),
]);
export type Actor = z.infer<typeof actorSchema>;

export const metadataSchema = z.object({
  $correlationId: z.uuid(),
  $causationId: z.uuid(),
  commandId: z.uuid(),
  actor: actorSchema,
  country: z.enum(countryCodes),
  schemaVersion: z.int().positive(),
  /** When it happened in the business's time: a UTC instant. The store's own time is when it was written. */
  occurredAt: z.iso.datetime(),
});
export type EventMetadata = z.infer<typeof metadataSchema>;
