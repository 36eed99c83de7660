/** Records of the catalogue to choose from by name; markets have insurers and types of the same name. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { countryOf } from '@cotejo/core/reference/countries';
import { useGetList } from 'react-admin';
import { type FilterChoice } from '../../kit/list/ListConfig.ts';
import { nameOfRecord } from '../read/nameOfRecord.ts';

/** Organizations and insurance types are few enough to choose from a list. */
const everybody = {
  pagination: { page: 1, perPage: 1_000 },
  sort: { field: 'displayName', order: 'ASC' as const },
};

type Named = { readonly id: string; readonly displayName: string; readonly country: CountryCode };

const useNamedChoices = (resource: string): readonly FilterChoice[] => {
  const { data = [] } = useGetList<Named>(resource, everybody);
  return data.map((record) => ({
    id: record.id,
    name: `${nameOfRecord(record)} · ${countryOf(record.country).name}`,
  }));
};

export const useOrganizations = () => useNamedChoices('organizations');
export const useInsuranceTypes = () => useNamedChoices('insurance-types');
