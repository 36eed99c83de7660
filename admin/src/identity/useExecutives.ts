/** The executives whom one may see, by name; none for who sees no leads. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { type RaRecord, useGetList } from 'react-admin';
import { may } from '../kit/providers/access.ts';
import { useConsoleIdentity } from '../kit/session/useConsoleIdentity.ts';

export type Executive = RaRecord<string> & {
  readonly name: string;
  readonly countries: readonly CountryCode[];
  /** Gets no new leads for a while. */
  readonly paused?: boolean;
};

export const useExecutives = () => {
  const identity = useConsoleIdentity();
  return useGetList<Executive>(
    'executives',
    { pagination: { page: 1, perPage: 200 }, sort: { field: 'name', order: 'ASC' }, filter: {} },
    { staleTime: 5 * 60_000, enabled: may(identity, 'leads:read') },
  );
};
