/** An opinion as it is read, by the person herself and in the console. */
import { z } from 'zod';
import { unlessErased } from '../kit/event-sourcing/index.ts';
import { countryCodes } from '../reference/index.ts';
import { type GivenFeedback } from './feedback.ts';
import { feedbackTopicIds } from './topics.ts';

/** Descriptions are in Spanish: they are the API's documentation. */
export const feedbackRowSchema = z.object({
  id: z.uuid().describe('el de su solicitud'),
  _id: z.uuid().describe('lo mismo, como lo nombra el sitio'),
  leadId: z.uuid(),
  country: z.enum(countryCodes),
  score: z.int().describe('de 1 a 5'),
  recommend: z.int().nullable().describe('de 0 a 10'),
  topics: z.array(z.enum(feedbackTopicIds)).readonly(),
  comment: z.string().nullable().describe('null cuando no hay, o cuando se borró a la persona'),
  at: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  version: z.int(),
  position: z.string(),
});
export type FeedbackRow = Readonly<z.infer<typeof feedbackRowSchema>>;

export const feedbackRow = (
  leadId: string,
  { country, score, recommend, topics, comment, at, changedAt }: GivenFeedback,
  { version, position }: { readonly version: number; readonly position: string },
): FeedbackRow => ({
  id: leadId,
  _id: leadId,
  leadId,
  country,
  score,
  recommend: recommend ?? null,
  topics,
  comment: unlessErased(comment) || null,
  at,
  changedAt,
  version,
  position,
});
