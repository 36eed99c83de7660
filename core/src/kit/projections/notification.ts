/** The notification of a projector after each commit, for readers and screens: ids and positions, never data. */
import { z } from 'zod';
import { actorSchema } from '../event-sourcing/index.ts';
import { countryCodes } from '../country/index.ts';

/** The Postgres channel that notifications travel by. */
export const projectionChannel = 'projections';

const decimal = z.string().regex(/^\d+$/);

/** Strict: what has fields that are not known is not understood, and readers look anew instead of telling too many. */
const change = z.strictObject({
  resource: z.string(),
  id: z.string(),
  version: z.int(),
  position: decimal.describe('of the last event'),
  commandId: z.string(),
  actor: actorSchema,
  country: z.enum(countryCodes).optional(),
  owner: z.string().nullish().describe('whose it is; null when nobody has it'),
  formerOwner: z
    .string()
    .nullish()
    .describe('whose it was before, when that changed: who loses it hears too'),
  company: z.string().nullish(),
  partner: z.string().nullish(),
  user: z.string().optional().describe('whom alone it concerns, when it is somebody’s own'),
});

/** A changed record, with the holders that decide who is notified. */
export type Change = Readonly<z.infer<typeof change>>;

const notification = z.object({
  projector: z.string(),
  position: decimal.describe('how far the read models are when this is heard'),
  changes: z.array(change).optional(),
  resync: z.literal(true).optional().describe('more changed than is told one by one'),
});
export type ProjectionNotification = Readonly<z.infer<typeof notification>>;

/** @returns nothing for a payload that is no notification */
export const parseNotification = (payload: string): ProjectionNotification | undefined => {
  try {
    return notification.parse(JSON.parse(payload));
  } catch {
    return undefined;
  }
};
