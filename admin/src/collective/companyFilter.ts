/** Companies as choices of a filter, for those who may read them. */
import { type CompanyRecord } from '@cotejo/core/companies';
import { useGetList, useGetMany, useListContext } from 'react-admin';
import { type FilterChoice, type FilterConfig } from '../kit/list/ListConfig.ts';

const first = { pagination: { page: 1, perPage: 100 }, sort: { field: 'legalName', order: 'ASC' } } as const;
const quietly = { onError: () => undefined };

/** The first ones by name, and the chosen one wherever it stands among them. */
const useCompanies = (): readonly FilterChoice[] => {
  const { companyId } = (useListContext().filterValues ?? {}) as { readonly companyId?: string };
  const { data: listed = [] } = useGetList<CompanyRecord>('companies', first, quietly);
  const { data: chosen = [] } = useGetMany<CompanyRecord>(
    'companies',
    { ids: companyId === undefined ? [] : [companyId] },
    { enabled: companyId !== undefined, ...quietly },
  );
  const others = chosen.filter((one) => one !== undefined && !listed.some(({ id }) => id === one.id));
  return [...others, ...listed].map(({ id, legalName }) => ({ id, name: legalName }));
};

export const companyFilter: FilterConfig = {
  source: 'companyId',
  useChoices: useCompanies,
  access: 'admin:organization-read',
};
