/** The form of a profile: its definition, what its long lists offer, and where a filled-in one is sent. */
import { type ProfileForm } from '@cotejo/core/profile-form';
import { type Call, jsonRequest } from './fetch-json.ts';
import { fetchData, isRefusal, type QueryResult, resultOf } from './query-result.ts';

export type Option = {
  readonly value: string;
  readonly label: string;
  /** Options of the next list once this one is chosen. */
  readonly options?: readonly Option[];
};

/** The calls that a form names for what a list of it offers. */
export type ListCall = '/api/countryState/country' | '/api/workSectorType';

type Named = { readonly code: string; readonly displayName: string };
const optionOf = ({ code, displayName }: Named): Option => ({ value: code, label: displayName });

export const profileCalls = (call: Call) => ({
  profileForm: async (productType: string): Promise<QueryResult<ProfileForm>> => {
    const path = `/api/profile-form/form?productTypeName=${encodeURIComponent(productType)}`;
    return resultOf(await call(path), 'profileForm', ({ data }) => data.profileForm, isRefusal);
  },
  options: (list: ListCall): Promise<QueryResult<readonly Option[]>> =>
    list === '/api/workSectorType'
      ? fetchData(call, list, 'workSectors', (sectors) =>
          sectors.map((sector) => ({ ...optionOf(sector), options: sector.workSectors.map(optionOf) })),
        )
      : fetchData(call, list, 'regions', (regions) =>
          regions.map(({ stateCode, stateName }) => ({ value: stateCode, label: stateName })),
        ),
  /** Tells what people look for. Nobody waits for the answer, and nothing depends on it (spec, public side, section 7). */
  sendProfile: (productType: string, model: object): void =>
    void call('/api/profile-form/data', jsonRequest('POST', { productType, model })),
});
