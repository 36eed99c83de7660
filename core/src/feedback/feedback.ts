/** A person's opinion of how a lead was handled: one opinion per lead, which she may change. */
import { z } from 'zod';
import {
  changedFields,
  type Decider,
  type Decision,
  definedFields,
  type EventMetadata,
  type EventOf,
  events,
  type Personal,
  personal,
  reject,
  rejectUnknown,
  unlessErased,
  unreachable,
} from '../kit/event-sourcing/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { feedbackTopicIds, type FeedbackTopic } from './topics.ts';

// Stream: named by its lead, so that what is personal in it is sealed under the lead's key and erased with it.
export const feedbackStream = (leadId: string): string => `feedback-${leadId}`;

// Events
const score = z.int().min(1).max(5).describe('how satisfied: 1 not at all, 5 very');
const recommend = z.int().min(0).max(10).describe('how likely to recommend us: 0 never, 10 surely');
const topics = z.array(z.enum(feedbackTopicIds)).describe('what it is about');
const comment = personal(z.string());

export const feedbackEvents = events({
  FeedbackGiven: z
    .object({ score, recommend: recommend.optional(), topics, comment: comment.optional() })
    .describe('The person of a lead said how it was handled.'),
  FeedbackChanged: z
    .object({
      score: score.optional(),
      recommend: recommend.optional(),
      topics: topics.optional(),
      comment: comment.optional().describe('nothing written takes the comment back'),
    })
    .describe('The person changed her mind; what is left out stays.'),
});
export type FeedbackEvent = EventOf<typeof feedbackEvents>;

// State
export type GivenFeedback = {
  readonly status: 'given';
  readonly country: CountryCode;
  readonly score: number;
  readonly recommend?: number;
  readonly topics: readonly FeedbackTopic[];
  readonly comment?: Personal<string>;
  /** UTC instants: when it was given, and last changed. */
  readonly at: string;
  readonly changedAt: string;
};
export type Feedback = { readonly status: 'none' } | GivenFeedback;
const initial: Feedback = { status: 'none' };

const evolve = (feedback: Feedback, event: FeedbackEvent, metadata: EventMetadata): Feedback => {
  const { occurredAt: at, country } = metadata;
  if (event.type === 'FeedbackGiven') return { status: 'given', country, ...event.data, at, changedAt: at };
  if (feedback.status === 'none') return feedback;
  switch (event.type) {
    case 'FeedbackChanged':
      return { ...feedback, ...definedFields(event.data), changedAt: at };
    default:
      return unreachable(event);
  }
};

export const feedback: Decider<Feedback, FeedbackEvent> = {
  stream: feedbackStream,
  events: feedbackEvents,
  initial,
  evolve,
  country: (state) => (state.status === 'given' ? state.country : undefined),
};

// Decisions
/** Personal fields in clear. */
export type Opinion = {
  readonly score: number;
  readonly recommend?: number;
  readonly topics: readonly FeedbackTopic[];
  readonly comment?: string;
};
type FeedbackDecision = Decision<Feedback, FeedbackEvent>;

/** The changes of an opinion against the stored one; an erased comment can't be compared, and counts as changed. */
const changes = (feedback: GivenFeedback, opinion: Partial<Opinion>): Partial<Opinion> =>
  changedFields(opinion, { ...feedback, comment: unlessErased(feedback.comment) ?? '' });

/** Gives an opinion; the same again changes nothing. @throws Rejection `FEEDBACK_GIVEN` for another one */
export const giveFeedback =
  ({ topics, ...opinion }: Opinion): FeedbackDecision =>
  (feedback) => {
    if (feedback.status === 'none')
      return [{ type: 'FeedbackGiven', data: { ...opinion, topics: [...topics] } }];
    return Object.keys(changes(feedback, { ...opinion, topics })).length === 0
      ? []
      : reject('FEEDBACK_GIVEN', 'Ya recibimos tu opinión. Puedes cambiarla.');
  };

/** Changes what is given of an opinion. @throws Rejection `NOT_FOUND` */
export const changeFeedback =
  (opinion: Partial<Opinion>): FeedbackDecision =>
  (feedback) => {
    if (feedback.status === 'none') return rejectUnknown('No existe esa opinión.');
    const { topics, ...rest } = changes(feedback, opinion);
    const changed = { ...rest, ...(topics && { topics: [...topics] }) };
    return Object.keys(changed).length === 0 ? [] : [{ type: 'FeedbackChanged', data: changed }];
  };
