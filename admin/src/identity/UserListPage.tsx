/** The list of users as a page: heading, filters, and the users or why there are none. */
import { Box, Paper, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { PageHeading } from '../kit/page/PageHeading.tsx';
import { ListPagination } from '../kit/list/ListPagination.tsx';
import { useHeldNews } from '../kit/live/useHeldNews.ts';
import { RegisterButton } from './commands/RegisterButton.tsx';
import { type UserRow } from './user.ts';
import { UserFilters } from './UserFilters.tsx';
import { UserListContent } from './UserListContent.tsx';

export const UserListPage = () => {
  const translate = useTranslate();
  const { total, data, isPending, isFetching, refetch } = useListContext<UserRow>();
  const held = useHeldNews('users', () => refetch());
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, mb: 2, flexWrap: 'wrap' }}>
        <PageHeading title={translate('resources.users.name', { smart_count: 2 })} />
        <Typography color="text.secondary" role="status">
          {!isPending &&
            total !== undefined &&
            translate('resources.users.list.count', { smart_count: total })}
        </Typography>
        <Box sx={{ flex: 1 }} />
        <RegisterButton />
      </Box>
      <UserFilters />
      <Paper variant="outlined" sx={{ overflow: 'hidden' }} aria-busy={isFetching} {...held}>
        <UserListContent />
        {(data?.length ?? 0) > 0 && <ListPagination />}
      </Paper>
    </>
  );
};
