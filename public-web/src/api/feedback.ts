/** What the site asks and tells the platform about a person's opinion of how her request was handled. */
import { bodyOf, type Call } from './fetch-json.ts';
import { problemAnswer } from './product-card.ts';
import { type Found } from './queries.ts';
import { amount, type Checked, flag, listOf, maybe, shape, text } from './shape.ts';

const topic = shape({ id: text, name: text });
const askedLead = shape({
  firstName: text,
  plan: maybe(text),
  at: text,
  given: flag,
  topics: listOf(topic),
});
const opinion = shape({
  score: amount,
  recommend: maybe(amount),
  topics: listOf(text),
  comment: maybe(text),
});
const askedAnswer = shape({ data: askedLead });
const opinionAnswer = shape({ data: opinion });

/** The request that an opinion is asked about. */
export type AskedLead = Checked<typeof askedLead>;
export type Opinion = Checked<typeof opinion>;
/** What a person was sent: the request, and the proof that the link is hers. */
export type FeedbackLink = { readonly lead: string; readonly signature: string };

export type FeedbackSent =
  | { readonly kind: 'received' }
  | { readonly kind: 'refused'; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: 'missing' }
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'unknown' };

export type FeedbackCalls = {
  readonly askedLead: (link: FeedbackLink) => Promise<Found<AskedLead>>;
  /** What was said before. */
  readonly opinion: (link: FeedbackLink) => Promise<Found<Opinion>>;
  /** Says it for the first time, or instead of what was said before. */
  readonly sendOpinion: (
    link: FeedbackLink,
    opinion: Readonly<Record<string, unknown>>,
  ) => Promise<FeedbackSent>;
};

export const feedbackBy = (call: Call): FeedbackCalls => {
  const find = async <Value>(
    path: string,
    read: (answer: Awaited<ReturnType<Call>>) => Value | undefined,
  ): Promise<Found<Value>> => {
    const answer = await call(path);
    if (answer && answer.status >= 400 && answer.status < 500 && answer.status !== 429)
      return { kind: 'missing' };
    const value = answer?.status === 200 ? read(answer) : undefined;
    return value === undefined ? { kind: 'unavailable' } : { kind: 'found', value };
  };
  const send = (method: string, path: string, body: object) =>
    call(path, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

  return {
    askedLead: ({ lead, signature }) =>
      find(
        `/api/feedbacks/getLead/${encodeURIComponent(lead)}/${encodeURIComponent(signature)}`,
        (answer) => bodyOf(askedAnswer, answer)?.data,
      ),
    opinion: ({ lead, signature }) =>
      find(
        `/api/feedbacks/${encodeURIComponent(lead)}?sig=${encodeURIComponent(signature)}`,
        (answer) => bodyOf(opinionAnswer, answer)?.data,
      ),
    async sendOpinion({ lead, signature }, given) {
      let answer = await send('POST', '/api/feedbacks', { lead, signature, ...given });
      if (answer?.status === 409)
        answer = await send('PATCH', `/api/feedbacks/${encodeURIComponent(lead)}`, { signature, ...given });
      if (!answer || answer.status >= 500 || answer.status === 409) return { kind: 'unknown' };
      if (answer.status < 300) return { kind: 'received' };
      if (answer.status === 404) return { kind: 'missing' };
      if (answer.status === 429) return { kind: 'tooMany' };
      const { errors, message } = bodyOf(problemAnswer, answer) ?? {};
      return { kind: 'refused', errors: errors ?? { '': message ?? '' } };
    },
  };
};
