/** Calls about a person's opinion of how her request was handled. */
import { type Call, jsonRequest } from './fetch-json.ts';
import { fetchResult, type QueryResult } from './query-result.ts';
import { type SendFailure, sendFailureOf } from './send-failure.ts';
import { amount, flag, listOf, objectOf, optional, text, type ValueOf } from './readers.ts';

const topic = objectOf({ id: text, name: text });
const feedbackLead = objectOf({
  firstName: text,
  plan: optional(text),
  at: text,
  given: flag,
  topics: listOf(topic),
});
const opinion = objectOf({
  score: amount,
  recommend: optional(amount),
  topics: listOf(text),
  comment: optional(text),
});

/** The request that an opinion is asked about. */
export type FeedbackLead = ValueOf<typeof feedbackLead>;
export type Opinion = ValueOf<typeof opinion>;
/** The link that a person was sent: her request, and the proof that the link is hers. */
export type FeedbackLink = { readonly lead: string; readonly signature: string };
export type FeedbackSent = { readonly kind: 'received' } | { readonly kind: 'missing' } | SendFailure;

export type FeedbackCalls = {
  readonly askedLead: (link: FeedbackLink) => Promise<QueryResult<FeedbackLead>>;
  /** The opinion that was given before. */
  readonly opinion: (link: FeedbackLink) => Promise<QueryResult<Opinion>>;
  /** Sends an opinion, which replaces an earlier one. */
  readonly sendOpinion: (link: FeedbackLink, opinion: object) => Promise<FeedbackSent>;
};

export const feedbackCalls = (call: Call): FeedbackCalls => ({
  askedLead({ lead, signature }) {
    const path = `/api/feedbacks/getLead/${encodeURIComponent(lead)}/${encodeURIComponent(signature)}`;
    return fetchResult(call, path, feedbackLead);
  },
  opinion({ lead, signature }) {
    const path = `/api/feedbacks/${encodeURIComponent(lead)}?sig=${encodeURIComponent(signature)}`;
    return fetchResult(call, path, opinion);
  },
  async sendOpinion({ lead, signature }, given) {
    let answer = await call('/api/feedbacks', jsonRequest('POST', { lead, signature, ...given }));
    if (answer?.status === 409)
      answer = await call(
        `/api/feedbacks/${encodeURIComponent(lead)}`,
        jsonRequest('PATCH', { signature, ...given }),
      );
    if (answer?.status === 404) return { kind: 'missing' };
    if (answer?.status === 409) return { kind: 'unknown' };
    return sendFailureOf(answer) ?? { kind: 'received' };
  },
});
