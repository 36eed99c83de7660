/** The users as a table, or as cards on a phone; or why there are none. */
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import { Button, useMediaQuery } from '@mui/material';
import { type Theme } from '@mui/material/styles';
import { useListContext, useTranslate } from 'react-admin';
import { EmptyState } from '../kit/list/EmptyState.tsx';
import { ListError } from '../kit/list/ListError.tsx';
import { ReadSkeleton } from '../kit/ui/ReadSkeleton.tsx';
import { type UserRow } from './user.ts';
import { UserCards } from './UserCards.tsx';
import { UserTable } from './UserTable.tsx';

const UserEmpty = () => {
  const translate = useTranslate();
  const list = useListContext();
  const filters = (list.filterValues ?? {}) as object;
  return (
    <EmptyState
      icon={PeopleOutlined}
      title={translate('resources.users.empty.title')}
      text={translate('resources.users.empty.text')}
      action={
        Object.keys(filters).length > 0 && (
          <Button variant="outlined" onClick={() => list.setFilters({}, [])}>
            {translate('resources.users.filters.clear')}
          </Button>
        )
      }
    />
  );
};

export const UserListContent = () => {
  const translate = useTranslate();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const { data, error, isPending, isFetching, total } = useListContext<UserRow>();
  const failed = <ListError title={translate('resources.users.error.list')} />;
  if (!data && error && !isFetching) return failed;
  if (!data || isPending) return <ReadSkeleton />;
  if (total === 0) return <UserEmpty />;
  return (
    <>
      {error && failed}
      {isNarrow ? <UserCards /> : <UserTable />}
    </>
  );
};
