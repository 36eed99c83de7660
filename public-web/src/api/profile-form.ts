/** The form of a profile: its definition, what its long lists offer, and where a filled-in one is sent. */
import { bodyOf, type Call } from './fetch-json.ts';
import { find, type Found } from './found.ts';
import { sending } from './sent.ts';
import { listOf, type Reader, shape, shownAs, text } from './shape.ts';

export type Option = {
  readonly value: string;
  readonly label: string;
  /** Options of the next list once this one is chosen. */
  readonly options?: readonly Option[];
};

/** The calls that a form names for what a list of it offers. */
export type ListCall = '/api/countryState/country' | '/api/workSectorType';

const asItIs: Reader<unknown> = (value) => value;
const formAnswer = shape({ data: shape({ profileForm: asItIs }) });

const region = shownAs(shape({ stateCode: text, stateName: text }), ({ stateCode, stateName }): Option => ({
  value: stateCode,
  label: stateName,
}));
const named = shownAs(shape({ code: text, displayName: text }), ({ code, displayName }): Option => ({
  value: code,
  label: displayName,
}));
const sector = shownAs(
  shape({ code: text, displayName: text, workSectors: listOf(named) }),
  ({ code, displayName, workSectors }): Option => ({ value: code, label: displayName, options: workSectors }),
);
const lists: Readonly<Record<ListCall, Reader<{ readonly data: readonly Option[] }>>> = {
  '/api/countryState/country': shape({ data: listOf(region) }),
  '/api/workSectorType': shape({ data: listOf(sector) }),
};

export type ProfileCalls = {
  /** @param read takes the form's definition: it comes with the form's own code, which is loaded apart */
  readonly profileForm: <Form>(productType: string, read: Reader<Form>) => Promise<Found<Form>>;
  readonly options: (list: ListCall) => Promise<Found<readonly Option[]>>;
  /** Tells what people look for. Nobody waits for the answer, and nothing depends on it (spec, public side, section 7). */
  readonly sendProfile: (productType: string, model: object) => void;
};

export const profileBy = (call: Call): ProfileCalls => ({
  profileForm: (productType, read) =>
    find(call, `/api/profile-form/form?productTypeName=${encodeURIComponent(productType)}`, (answer) =>
      bodyOf((body) => read(formAnswer(body).data.profileForm), answer),
    ),
  options: (list) => find(call, list, (answer) => bodyOf(lists[list], answer)?.data),
  sendProfile: (productType, model) =>
    void call('/api/profile-form/data', sending('POST', { productType, model })),
});
