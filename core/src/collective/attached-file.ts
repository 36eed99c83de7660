/** Files of records, as read models store them. */
import { z } from 'zod';
import { actorSchema } from '../kit/event-sourcing/index.ts';

export const attachedFile = z.object({
  id: z.uuid(),
  name: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  by: actorSchema,
  at: z.iso.datetime(),
});
/** The same with the name of the user who attached it. */
export const namedFile = attachedFile.extend({ byName: z.string().nullable() });
