/** The metadata of every event: actor, command, country and time. */
import { z } from 'zod';
import { countryCodes } from '../country/index.ts';

const person = z.object({ id: z.uuid(), role: z.string().min(1).max(60) });

/** The actor by id. Names are not stored here: they are personal data, and looked up. */
export const actorSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visitor') }),
  z.object({ kind: z.literal('user'), ...person.shape, onBehalfOf: person.optional() }),
  z.object({ kind: z.literal('system'), automation: z.string() }),
]);
export type Actor = z.infer<typeof actorSchema>;

/** The user who did it, or in whose name somebody did; `undefined` for visitors and the system. */
export const askedBy = ({ actor }: { readonly actor: Actor }): string | undefined =>
  actor.kind === 'user' ? (actor.onBehalfOf ?? actor).id : undefined;

/** The user who did it, in whoever's name: a second person is somebody else than this one. `undefined` for visitors and the system. */
export const doneBy = ({ actor }: { readonly actor: Actor }): string | undefined =>
  actor.kind === 'user' ? actor.id : undefined;

export const metadataSchema = z.object({
  $correlationId: z.uuid().describe('the first command of the chain that it belongs to'),
  $causationId: z.uuid().describe('the command, or the event that made an automation send it'),
  commandId: z.uuid().describe('the command that made it; the same id again makes no more'),
  actor: actorSchema.describe('a visitor; a user by id and role; or the system by the automation’s name'),
  country: z.enum(countryCodes).describe('the market'),
  schemaVersion: z.int().positive().describe('the version of its schema when it was written'),
  occurredAt: z.iso
    .datetime()
    .describe('when it happened in the business’s time; the store’s own time is when it was written'),
});
export type EventMetadata = z.infer<typeof metadataSchema>;
