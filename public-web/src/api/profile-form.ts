/** The form of a profile: its definition, what its long lists offer, and where a filled-in one is sent. */
import { type Call, jsonRequest } from './fetch-json.ts';
import { fetchResult, type QueryResult } from './query-result.ts';
import { listOf, mapped, objectOf, type Reader, text, unchecked } from './readers.ts';

export type Option = {
  readonly value: string;
  readonly label: string;
  /** Options of the next list once this one is chosen. */
  readonly options?: readonly Option[];
};

/** The calls that a form names for what a list of it offers. */
export type ListCall = '/api/countryState/country' | '/api/workSectorType';

const form = objectOf({ profileForm: unchecked });

const region = mapped(objectOf({ stateCode: text, stateName: text }), ({ stateCode, stateName }): Option => ({
  value: stateCode,
  label: stateName,
}));
const named = mapped(objectOf({ code: text, displayName: text }), ({ code, displayName }): Option => ({
  value: code,
  label: displayName,
}));
const sector = mapped(
  objectOf({ code: text, displayName: text, workSectors: listOf(named) }),
  ({ code, displayName, workSectors }): Option => ({ value: code, label: displayName, options: workSectors }),
);
const lists: Readonly<Record<ListCall, Reader<readonly Option[]>>> = {
  '/api/countryState/country': listOf(region),
  '/api/workSectorType': listOf(sector),
};

export type ProfileCalls = {
  /** @param read takes the form's definition: it comes with the form's own code, which is loaded apart */
  readonly profileForm: <Form>(productType: string, read: Reader<Form>) => Promise<QueryResult<Form>>;
  readonly options: (list: ListCall) => Promise<QueryResult<readonly Option[]>>;
  /** Tells what people look for. Nobody waits for the answer, and nothing depends on it (spec, public side, section 7). */
  readonly sendProfile: (productType: string, model: object) => void;
};

export const profileCalls = (call: Call): ProfileCalls => ({
  profileForm: (productType, read) =>
    fetchResult(
      call,
      `/api/profile-form/form?productTypeName=${encodeURIComponent(productType)}`,
      mapped(form, ({ profileForm }) => read(profileForm)),
    ),
  options: (list) => fetchResult(call, list, lists[list]),
  sendProfile: (productType, model) =>
    void call('/api/profile-form/data', jsonRequest('POST', { productType, model })),
});
