/** The audit of all leads that one may see: filters in the address, read on the server. */
import { ListBase } from 'react-admin';
import { AuditPage } from './AuditPage.tsx';

/** Errors are shown in the place of the rows. */
const quietly = { onError: () => undefined };

export const AuditList = () => (
  <ListBase
    resource="status-changes"
    perPage={25}
    queryOptions={quietly}
    sort={{ field: 'at', order: 'DESC' }}
    storeKey={false}
    exporter={false}
  >
    <AuditPage />
  </ListBase>
);
