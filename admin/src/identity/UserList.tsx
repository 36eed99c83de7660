/** The users whom one may see: searched, filtered and paged on the server, kept in the address. */
import { ListBase } from 'react-admin';
import { UserListPage } from './UserListPage.tsx';

/** Errors are shown in the place of the rows. */
const quietly = { onError: () => undefined };

export const UserList = () => (
  <ListBase
    perPage={25}
    queryOptions={quietly}
    sort={{ field: 'name', order: 'ASC' }}
    storeKey={false}
    exporter={false}
  >
    <UserListPage />
  </ListBase>
);
