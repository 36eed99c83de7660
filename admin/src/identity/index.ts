/** Users of the console: who gets in and what each may do. */
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import { type ResourceProps } from 'react-admin';
import { type UserRow } from './user.ts';
import { UserList } from './UserList.tsx';
import { UserShow } from './UserShow.tsx';

export { OneTimePasswordDialog } from './commands/OneTimePasswordDialog.tsx';

export const users: ResourceProps = {
  name: 'users',
  list: UserList,
  show: UserShow,
  icon: PeopleOutlined,
  recordRepresentation: (user: UserRow) => user.name ?? user.id,
};
