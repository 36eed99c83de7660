/** The audit of everything that one may see: view, filters and zone in the address, read on the server. */
import { ListBase } from 'react-admin';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useConsoleIdentity } from '../kit/session/useConsoleIdentity.ts';
import { AuditPage } from './AuditPage.tsx';
import { inAllowedView, inZone, valuesIn, viewIn } from './auditFilters.ts';
import { useZone } from './useZone.ts';

/** Milliseconds for which what was read stays as it was, for who comes back from a record. */
const kept = 30 * 60_000;

export const AuditList = () => {
  const { search } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const { zone } = useZone();
  const values = inAllowedView(inZone(valuesIn(search), zone), useConsoleIdentity());
  const permanent = {
    ...(values['zone'] !== undefined && { zone }),
    ...(values['view'] !== undefined && { view: values['view'] }),
  };
  return (
    <ListBase
      resource="happenings"
      perPage={25}
      queryOptions={{
        // Errors are shown in the place of the rows.
        onError: () => undefined,
        enabled: viewIn(values) !== 'durations',
        // Looking at a record adds a row: who comes back finds the rows where they were.
        refetchOnMount: !isBack,
        refetchOnWindowFocus: false,
        gcTime: kept,
      }}
      sort={{ field: 'at', order: 'DESC' }}
      storeKey={false}
      exporter={false}
      // The days are those of the zone that the page tells, and the view is one that is allowed.
      filter={permanent}
    >
      <AuditPage />
    </ListBase>
  );
};
