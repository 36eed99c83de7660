/** The insurers of the policies that one sees, as choices of a filter. */
import { useGetList } from 'react-admin';
import { type FilterChoice } from '../../kit/list/ListConfig.ts';
import { type CuttingDay } from './coverage.ts';

const all = { pagination: { page: 1, perPage: 500 }, sort: { field: 'name', order: 'ASC' } } as const;

export const useCuttingDays = () => useGetList<CuttingDay>('cutting-days', all, { onError: () => undefined });

export const useInsurers = (): readonly FilterChoice[] => useCuttingDays().data ?? [];
