/** Notes, activities and files of a lead, as its page shows them. */
import { z } from 'zod';
import { actorSchema } from '../kit/event-sourcing/index.ts';
import { activityTypeIds } from '../reference/activity-types.ts';

const text = z.string().nullable();

const done = { id: z.uuid(), at: z.iso.datetime(), by: actorSchema, byName: text };
export const noteRow = z.object({ ...done, text: text.describe('null cuando se borró') });
export const activityRow = z.object({
  ...done,
  typeId: z.enum(activityTypeIds),
  outcomeId: z.string(),
  note: text,
});
export const fileRow = z.object({
  ...done,
  name: text.describe('null cuando se borró'),
  mediaType: z.string(),
  bytes: z.int(),
  isWithdrawn: z
    .literal(true)
    .optional()
    .describe('solo al ver la solicitud como estaba: se retiró después, y no se puede descargar'),
});
export type NoteRow = Readonly<z.infer<typeof noteRow>>;
export type ActivityRow = Readonly<z.infer<typeof activityRow>>;
export type FileRow = Readonly<z.infer<typeof fileRow>>;
