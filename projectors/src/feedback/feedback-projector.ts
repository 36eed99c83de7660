/** Opinions as the console lists them; what a person wrote goes when she is erased. */
import { type Recorded } from '@cotejo/core/kit/event-sourcing';
import {
  feedback,
  type FeedbackEvent,
  feedbackEvents,
  feedbackTable,
  feedbackValues,
} from '@cotejo/core/feedback';
import { leadEvents } from '@cotejo/core/leads';
import {
  changeOf,
  definitionOf,
  describedTable,
  erasureTable,
  foldInto,
  followErasures,
  type Projector,
} from '../kit/projector/index.ts';

const opinions = describedTable(feedbackTable, feedback, feedbackValues);

export const feedbackProjector: Projector = {
  name: 'feedback',
  version: 2,
  tables: definitionOf(feedbackTable) + erasureTable,
  views: { feedback: 'select * from feedback' },
  handles: { feedback: feedbackEvents, lead: leadEvents },
  awaited: ['feedback'],
  async apply(events, sql) {
    const followed = { table: feedbackTable, set: feedbackEvents };
    const own = (await followErasures(followed, events, sql)) as readonly Recorded<FeedbackEvent>[];
    return (await foldInto(opinions, own, sql)).map(({ event }) => changeOf('feedbacks', event));
  },
};
