/** Calls about a person's opinion of how her request was handled. */
import { type Call, jsonRequest } from './fetch-json.ts';
import { type DataOf, fetchData } from './query-result.ts';
import { type SendFailure, sendFailureOf } from './send-failure.ts';

/** The request that an opinion is asked about. */
export type FeedbackLead = DataOf<'askedLead'>;
export type Opinion = DataOf<'opinion'>;
/** The link that a person was sent: her request, and the proof that the link is hers. */
export type FeedbackLink = { readonly lead: string; readonly signature: string };
export type FeedbackSent = { readonly kind: 'received' } | { readonly kind: 'missing' } | SendFailure;

const address = '/api/feedbacks';
const escaped = encodeURIComponent;

export const feedbackCalls = (call: Call) => ({
  askedLead: ({ lead, signature }: FeedbackLink) =>
    fetchData(call, `${address}/getLead/${escaped(lead)}/${escaped(signature)}`, 'askedLead'),
  /** The opinion that was given before. */
  opinion: ({ lead, signature }: FeedbackLink) =>
    fetchData(call, `${address}/${escaped(lead)}?sig=${escaped(signature)}`, 'opinion'),
  /** Sends an opinion, which replaces an earlier one. */
  sendOpinion: async ({ lead, signature }: FeedbackLink, given: object): Promise<FeedbackSent> => {
    let answer = await call(address, jsonRequest('POST', { lead, signature, ...given }));
    if (answer?.status === 409)
      answer = await call(`${address}/${escaped(lead)}`, jsonRequest('PATCH', { signature, ...given }));
    if (answer?.status === 404) return { kind: 'missing' };
    if (answer?.status === 409) return { kind: 'unknown' };
    return sendFailureOf(answer) ?? { kind: 'received' };
  },
});
