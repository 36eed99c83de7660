/** The open leads of an executive that the viewer may see: how many there are, and the list of them. */
import { openStatuses } from '@cotejo/core/reference/lead-statuses';
import { useGetList } from 'react-admin';
import { listAddress } from '../kit/list/listAddress.ts';
import { may } from '../kit/providers/access.ts';
import { useConsoleIdentity } from '../kit/session/useConsoleIdentity.ts';

const openLeadsOf = (executiveId: string) => ({ executiveId: [executiveId], statusId: openStatuses });

export const openLeadsAddress = (executiveId: string): string =>
  listAddress('/leads', openLeadsOf(executiveId));

/** @returns nothing until it is known, and for who may see no leads */
export const useOpenLeads = (executiveId: string): number | undefined => {
  const identity = useConsoleIdentity();
  const { total } = useGetList(
    'leads',
    {
      filter: openLeadsOf(executiveId),
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'fecha', order: 'DESC' },
    },
    // A page of a user tells the rest without it.
    { enabled: may(identity, 'leads:read'), retry: false, onError: () => undefined },
  );
  return total;
};
