/** The executives whom one may see, by name. */
import { useGetList } from 'react-admin';
import { type Executive } from '../leads/lead.ts';

export const useExecutives = () =>
  useGetList<Executive>(
    'executives',
    { pagination: { page: 1, perPage: 200 }, sort: { field: 'name', order: 'ASC' }, filter: {} },
    { staleTime: 5 * 60_000 },
  );
