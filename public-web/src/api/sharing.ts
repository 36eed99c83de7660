/** Links that carry plans and whom they are for: made by visitors, and opened by those whom they send them. */
import { newUuid } from '../domain/new-uuid.ts';
import { type Profile } from '../domain/profile.ts';
import { isSitePath } from '../domain/site-path.ts';
import { type AnswerBody } from './answers.ts';
import { type Call, jsonRequest, textIn } from './fetch-json.ts';
import { cachedResult, isRefusal, type QueryResult, resultOf } from './query-result.ts';

/** A plan with the country on whose site it was shared; the platform checks the profile when it is shared, and again when prices are asked with it. */
export type OpenedPlan = AnswerBody<'sharedPlan'>['data'];
export type SharedPlan = Omit<OpenedPlan, 'country'>;

const address = '/api/buscarplanes/sharedinsurance';

export const sharingCalls = (call: Call) => ({
  /** @returns the path of a new link, on any of the sites */
  share: async (plan: SharedPlan): Promise<QueryResult<string>> => {
    const answer = await call(address, jsonRequest('POST', plan, { 'idempotency-key': newUuid() }));
    const path = answer?.status === 201 ? textIn(answer, 'url') : undefined;
    return isSitePath(path) ? { kind: 'found', value: path } : { kind: 'unavailable' };
  },
  openShared: cachedResult(async (code: string) => {
    const answer = await call(`${address}/${encodeURIComponent(code)}`, { method: 'POST' });
    return resultOf(answer, 'sharedPlan', ({ data }) => data, isRefusal);
  }),
});

export const sharedComparisonCalls = (call: Call) => ({
  /** @returns the code of a link that opens the comparison with the profile */
  shareComparison: async (shared: {
    readonly url: string;
    readonly productType: string;
    readonly perfil: Profile;
    readonly products: readonly string[];
  }): Promise<string | undefined> => {
    const answer = await call('/api/buscarplanes/comparator-url', jsonRequest('POST', shared));
    return answer?.status === 201 ? textIn(answer, 'code') : undefined;
  },
  /** The profile that somebody shared with a comparison, and the country on whose site. */
  sharedProfile: cachedResult(async (code: string) => {
    const answer = await call(`/api/buscarplanes/comparator/url/${encodeURIComponent(code)}`);
    return resultOf(answer, 'sharedComparison', ({ data }) => data, isRefusal);
  }),
});
