/** One notification as its reader gets it: what it is about, and the words of whichever context it comes from. */
import { z } from 'zod';

/** In Spanish, to its reader: as all of the console, it says *tú*. */
export type NotificationText = {
  readonly title: string;
  readonly text: string;
  /** The words of whoever caused it, as they were written. */
  readonly quote?: string;
};

/** The data that the words of a kind need beside its record. Never personal data: names are looked up. */
export type NotificationData = Readonly<Record<string, string | number | boolean>>;

export const notificationSchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  aggregate: z.string().describe('the kind of record that it is about, as commands name it'),
  aggregateId: z.string(),
  title: z.string(),
  text: z.string(),
  quote: z.string().optional().describe('lo que escribió quien lo causó'),
  at: z.iso.datetime(),
  read: z.boolean(),
});
export type NotificationRow = Readonly<z.infer<typeof notificationSchema>>;
