/** The executives whom one may see, by name. */
import { useGetList } from 'react-admin';
import { type Executive } from './lead.ts';

export const useExecutives = (enabled = true) =>
  useGetList<Executive>(
    'executives',
    { pagination: { page: 1, perPage: 200 }, sort: { field: 'name', order: 'ASC' }, filter: {} },
    { enabled, staleTime: 5 * 60_000 },
  );
