/** Links that carry a plan and whom it is for: made by visitors, and opened by those whom they send them. */
import { newUuid } from '../domain/new-uuid.ts';
import { bodyOf, type Call } from './fetch-json.ts';
import { find, type Found, foundOr } from './found.ts';
import { remembered } from './remembered.ts';
import { sending } from './sent.ts';
import { maybe, recordOf, shape, sitePath, text, type Told } from './shape.ts';

/** Whatever it holds, the platform has checked when it was shared, and checks again when it is asked with it. */
const profile = recordOf((value: unknown): unknown => value);
const opened = shape({ productCode: text, productType: maybe(text), perfil: maybe(profile) });
export type SharedPlan = Told<typeof opened>;
const sharedAnswer = shape({ data: shape({ url: sitePath }) });
const openedAnswer = shape({ data: opened });

export type SharingCalls = {
  /** @returns the path of a new link, on any of the sites */
  readonly share: (plan: SharedPlan) => Promise<Found<string>>;
  readonly openShared: (code: string) => Promise<Found<SharedPlan>>;
};

const address = '/api/buscarplanes/sharedinsurance';

export const sharingBy = (call: Call): SharingCalls => ({
  share: async (plan) => {
    const answer = await call(address, sending('POST', plan, { 'idempotency-key': newUuid() }));
    return foundOr(answer?.status === 201 ? bodyOf(sharedAnswer, answer)?.data.url : undefined);
  },
  openShared: remembered((code: string) =>
    find(call, `${address}/${encodeURIComponent(code)}`, (answer) => bodyOf(openedAnswer, answer)?.data, {
      method: 'POST',
    }),
  ),
});
