/** Opinions as they are stored and read: columns, rows, and how one follows from what was said. */
import { z } from 'zod';
import { unlessErased } from '../kit/event-sourcing/index.ts';
import { column, type RowOf, table, type ValuesOf } from '../kit/table/index.ts';
import { countryCodes } from '../kit/country/index.ts';
import { type Feedback } from './feedback.ts';
import { feedbackTopicIds } from './topics.ts';

const instant = column('timestamptz', z.iso.datetime());

/** Descriptions are in Spanish: they are the API's documentation. */
export const feedbackTable = table({
  name: 'feedback',
  key: 'leadId',
  columns: {
    leadId: column('uuid', z.uuid()),
    country: column('text', z.enum(countryCodes)),
    score: column('int', z.int().describe('de 1 a 5')),
    recommend: column('int', z.int().nullable().describe('de 0 a 10')),
    topics: column('text[]', z.array(z.enum(feedbackTopicIds)).readonly()),
    comment: column(
      'text',
      z.string().nullable().describe('null cuando no hay, o cuando se borró a la persona'),
      { isPersonal: true },
    ),
    at: instant,
    changedAt: instant,
  },
  indexes: ['at nulls first, lead_id'],
});
export type FeedbackRow = RowOf<typeof feedbackTable>;

export const feedbackValues = (
  leadId: string,
  feedback: Feedback,
): ValuesOf<typeof feedbackTable> | undefined => {
  if (feedback.status === 'none') return undefined;
  const { status: _, recommend = null, comment, ...said } = feedback;
  return { leadId, ...said, recommend, comment: unlessErased(comment) || null };
};
