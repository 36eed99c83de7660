/** What the site asks and tells the platform about a person's opinion of how her request was handled. */
import { bodyOf, type Call } from './fetch-json.ts';
import { find, type Found } from './found.ts';
import { notReceived, type NotReceived, sending } from './sent.ts';
import { amount, flag, listOf, maybe, shape, text, type Told } from './shape.ts';

const topic = shape({ id: text, name: text });
const askedLead = shape({ firstName: text, plan: maybe(text), at: text, given: flag, topics: listOf(topic) });
const opinion = shape({
  score: amount,
  recommend: maybe(amount),
  topics: listOf(text),
  comment: maybe(text),
});
const askedAnswer = shape({ data: askedLead });
const opinionAnswer = shape({ data: opinion });

/** The request that an opinion is asked about. */
export type AskedLead = Told<typeof askedLead>;
export type Opinion = Told<typeof opinion>;
/** What a person was sent: the request, and the proof that the link is hers. */
export type FeedbackLink = { readonly lead: string; readonly signature: string };
export type FeedbackSent = { readonly kind: 'received' } | { readonly kind: 'missing' } | NotReceived;

export type FeedbackCalls = {
  readonly askedLead: (link: FeedbackLink) => Promise<Found<AskedLead>>;
  /** What was said before. */
  readonly opinion: (link: FeedbackLink) => Promise<Found<Opinion>>;
  /** Says it for the first time, or instead of what was said before. */
  readonly sendOpinion: (link: FeedbackLink, opinion: object) => Promise<FeedbackSent>;
};

export const feedbackBy = (call: Call): FeedbackCalls => ({
  askedLead({ lead, signature }) {
    const path = `/api/feedbacks/getLead/${encodeURIComponent(lead)}/${encodeURIComponent(signature)}`;
    return find(call, path, (answer) => bodyOf(askedAnswer, answer)?.data);
  },
  opinion({ lead, signature }) {
    const path = `/api/feedbacks/${encodeURIComponent(lead)}?sig=${encodeURIComponent(signature)}`;
    return find(call, path, (answer) => bodyOf(opinionAnswer, answer)?.data);
  },
  async sendOpinion({ lead, signature }, given) {
    let answer = await call('/api/feedbacks', sending('POST', { lead, signature, ...given }));
    if (answer?.status === 409)
      answer = await call(
        `/api/feedbacks/${encodeURIComponent(lead)}`,
        sending('PATCH', { signature, ...given }),
      );
    if (answer?.status === 404) return { kind: 'missing' };
    if (answer?.status === 409) return { kind: 'unknown' };
    return notReceived(answer) ?? { kind: 'received' };
  },
});
