/** The users as a table, or as cards on a phone; or why there are none. */
import { Alert, AlertTitle, Box, Button, Typography, useMediaQuery } from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { useListContext, useTranslate } from 'react-admin';
import { type UserRow } from './user.ts';
import { UserCards } from './UserCards.tsx';
import { UserListSkeleton } from './UserListSkeleton.tsx';
import { UserTable } from './UserTable.tsx';

const UserListError = () => {
  const translate = useTranslate();
  const { error, refetch } = useListContext();
  const again = (
    <Button color="inherit" onClick={() => void refetch()}>
      {translate('resources.users.error.retry')}
    </Button>
  );
  return (
    <Alert severity="error" sx={{ m: 2 }} action={again}>
      <AlertTitle>{translate('resources.users.error.list')}</AlertTitle>
      {error?.message}
    </Alert>
  );
};

const UserEmpty = () => {
  const translate = useTranslate();
  const list = useListContext();
  const filters = (list.filterValues ?? {}) as object;
  return (
    <Box sx={{ textAlign: 'center', py: 8, px: 2 }}>
      <Typography variant="h2">{translate('resources.users.empty.title')}</Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5 }}>
        {translate('resources.users.empty.text')}
      </Typography>
      {Object.keys(filters).length > 0 && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => list.setFilters({}, [])}>
          {translate('resources.users.filters.clear')}
        </Button>
      )}
    </Box>
  );
};

export const UserListContent = () => {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const { data, error, isPending, isFetching, total } = useListContext<UserRow>();
  if (!data && error && !isFetching) return <UserListError />;
  if (!data || isPending) return <UserListSkeleton />;
  if (total === 0) return <UserEmpty />;
  return (
    <>
      {error && <UserListError />}
      {isNarrow ? <UserCards /> : <UserTable />}
    </>
  );
};
