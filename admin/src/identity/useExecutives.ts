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
  /** The reason of the pause; left out for who may not see the user. */
  readonly pausedReasonId?: number | null;
  /** The open leads that the viewer sees; left out for who doesn't share the work out, or sees no lead of the executive's. */
  readonly openLeads?: number;
};

/** The names of executives seldom change. */
const usualAge = 5 * 60_000;

/** @param age how old what is shown may be, in milliseconds */
export const useExecutives = (age = usualAge) => {
  const identity = useConsoleIdentity();
  return useGetList<Executive>(
    'executives',
    { pagination: { page: 1, perPage: 200 }, sort: { field: 'name', order: 'ASC' }, filter: {} },
    { staleTime: age, enabled: may(identity, 'leads:read') },
  );
};
