/** The accounts that one may see: searched and paged on the server, as a table or, on a phone, as cards. */
import { countries } from '@cotejo/core/reference/countries';
import { Box, Paper, Typography } from '@mui/material';
import { FilterLiveForm, ListBase, SelectInput, TextInput, useListContext, useTranslate } from 'react-admin';
import { ListPagination } from '../kit/list/ListPagination.tsx';
import { useHeldNews } from '../kit/live/useHeldNews.ts';
import { PageHeading } from '../kit/page/PageHeading.tsx';
import { type AccountRow } from './account.ts';
import { AccountRows } from './AccountRows.tsx';
import { OpenAccountButton } from './OpenAccountButton.tsx';

/** Errors are shown in the place of the rows. */
const quietly = { onError: () => undefined };
const filterGrid = { display: 'grid', gap: 1, mb: 2, gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' } };

const AccountFilters = () => {
  const translate = useTranslate();
  const say = (key: string) => translate(`resources.accounts.${key}`);
  return (
    <Box role="search" aria-label={say('filters.title')}>
      <FilterLiveForm debounce={300}>
        <Box sx={filterGrid}>
          <TextInput source="q" label={say('filters.q')} helperText={false} type="search" resettable />
          <SelectInput
            source="country"
            label={say('fields.country')}
            choices={countries.map(({ code, name }) => ({ id: code, name }))}
            emptyText={say('filters.all')}
            translateChoice={false}
            helperText={false}
          />
        </Box>
      </FilterLiveForm>
    </Box>
  );
};

const AccountListPage = () => {
  const translate = useTranslate();
  const { total, data, isPending, isFetching, refetch } = useListContext<AccountRow>();
  const held = useHeldNews('accounts', () => refetch());
  const isCounted = !isPending && total !== undefined;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, mb: 2, flexWrap: 'wrap' }}>
        <PageHeading title={translate('resources.accounts.name', { smart_count: 2 })} />
        <Typography color="text.secondary" role="status">
          {isCounted && translate('resources.accounts.list.count', { smart_count: total })}
        </Typography>
        <Box sx={{ flex: 1 }} />
        <OpenAccountButton />
      </Box>
      <AccountFilters />
      <Paper variant="outlined" sx={{ overflow: 'hidden' }} aria-busy={isFetching} {...held}>
        <AccountRows />
        {(data?.length ?? 0) > 0 && <ListPagination />}
      </Paper>
    </>
  );
};

export const AccountList = () => (
  <ListBase
    perPage={25}
    queryOptions={quietly}
    sort={{ field: 'executiveName', order: 'ASC' }}
    storeKey={false}
    exporter={false}
  >
    <AccountListPage />
  </ListBase>
);
