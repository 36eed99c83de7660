/** Insurers of the policies that one sees, and their cutting days, as choices of filters. */
import { useGetList, useListContext } from 'react-admin';
import { type FilterChoice } from '../../kit/list/ListConfig.ts';
import { type CuttingDay } from './coverage.ts';
import { cutDaysOf } from './cutDays.ts';

const all = { pagination: { page: 1, perPage: 500 }, sort: { field: 'name', order: 'ASC' } } as const;

export const useCuttingDays = (enabled = true) =>
  useGetList<CuttingDay>('cutting-days', all, { enabled, onError: () => undefined });

export const useInsurers = (): readonly FilterChoice[] => useCuttingDays().data ?? [];

export const useCutDays = (): readonly FilterChoice[] => {
  const filter = useListContext().filterValues as { readonly dueOn?: string } | undefined;
  return cutDaysOf(useCuttingDays().data ?? [], filter?.dueOn);
};
