/** The leads that one may see: searched, filtered, sorted, paged on the server; kept in the address; live. */
import { useEffect } from 'react';
import { ListBase, useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { LeadListPage } from './LeadListPage.tsx';
import { listAddressKey } from './listAddress.ts';

/** Errors are shown in the place of the rows. */
const quietly = { onError: () => undefined };

/** Remembers search, filters and page for the way back from a lead. */
const useRememberedAddress = () => {
  const { search } = useLocation();
  const [, remember] = useStore<string>(listAddressKey, '');
  useEffect(() => remember(search), [search, remember]);
};

export const LeadList = () => {
  useRememberedAddress();
  return (
    <ListBase
      perPage={25}
      queryOptions={quietly}
      sort={{ field: 'fecha', order: 'DESC' }}
      storeKey={false}
      exporter={false}
    >
      <LeadListPage />
    </ListBase>
  );
};
