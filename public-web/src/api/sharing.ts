/** Links that carry a plan and whom it is for: made by visitors, and opened by those whom they send them. */
import { newUuid } from '../domain/new-uuid.ts';
import { bodyOf, type Call, jsonRequest } from './fetch-json.ts';
import { cachedResult, fetchResult, type QueryResult } from './query-result.ts';
import { dataOf, objectOf, optional, recordOf, sitePath, text, unchecked, type ValueOf } from './readers.ts';

/** The platform checks a profile when it is shared, and again when prices are asked with it. */
const profile = recordOf(unchecked);
const planFields = { productCode: text, productType: optional(text), perfil: optional(profile) };
const sharedPlan = objectOf(planFields);
export type SharedPlan = ValueOf<typeof sharedPlan>;
/** With the country on whose site it was shared. */
const opened = objectOf({ ...planFields, country: text });
export type OpenedPlan = ValueOf<typeof opened>;
const shared = dataOf(objectOf({ url: sitePath }));

export type SharingCalls = {
  /** @returns the path of a new link, on any of the sites */
  readonly share: (plan: SharedPlan) => Promise<QueryResult<string>>;
  readonly openShared: (code: string) => Promise<QueryResult<OpenedPlan>>;
};

const address = '/api/buscarplanes/sharedinsurance';

export const sharingCalls = (call: Call): SharingCalls => ({
  share: async (plan) => {
    const answer = await call(address, jsonRequest('POST', plan, { 'idempotency-key': newUuid() }));
    const link = answer?.status === 201 ? bodyOf(shared, answer) : undefined;
    return link ? { kind: 'found', value: link.url } : { kind: 'unavailable' };
  },
  openShared: cachedResult((code: string) =>
    fetchResult(call, `${address}/${encodeURIComponent(code)}`, opened, { method: 'POST' }),
  ),
});
