/** Links that carry a plan and whom it is for: made by visitors, and opened by those whom they send them. */
import { newUuid } from '../domain/new-uuid.ts';
import { bodyOf, type Call } from './fetch-json.ts';
import { cachedResult, fetchResult, type QueryResult, resultOf } from './query-result.ts';
import { jsonRequest } from './send-failure.ts';
import { optional, recordOf, objectOf, sitePath, text, type ValueOf } from './readers.ts';

/** Whatever it holds, the platform has checked when it was shared, and checks again when it is asked with it. */
const profile = recordOf((value: unknown): unknown => value);
const opened = objectOf({ productCode: text, productType: optional(text), perfil: optional(profile) });
export type SharedPlan = ValueOf<typeof opened>;
const sharedAnswer = objectOf({ data: objectOf({ url: sitePath }) });
const openedAnswer = objectOf({ data: opened });

export type SharingCalls = {
  /** @returns the path of a new link, on any of the sites */
  readonly share: (plan: SharedPlan) => Promise<QueryResult<string>>;
  readonly openShared: (code: string) => Promise<QueryResult<SharedPlan>>;
};

const address = '/api/buscarplanes/sharedinsurance';

export const sharingCalls = (call: Call): SharingCalls => ({
  share: async (plan) => {
    const answer = await call(address, jsonRequest('POST', plan, { 'idempotency-key': newUuid() }));
    return resultOf(answer?.status === 201 ? bodyOf(sharedAnswer, answer)?.data.url : undefined);
  },
  openShared: cachedResult((code: string) =>
    fetchResult(
      call,
      `${address}/${encodeURIComponent(code)}`,
      (answer) => bodyOf(openedAnswer, answer)?.data,
      {
        method: 'POST',
      },
    ),
  ),
});
