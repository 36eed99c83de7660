/** The users as a table. */
import { DataTable } from 'react-admin';
import { roleNames } from '../kit/session/roleNames.ts';
import { type UserRow } from './user.ts';
import { countriesText } from './userModel.ts';
import { SituationChip, UserLink } from './UserParts.tsx';

export const UserTable = () => (
  <DataTable<UserRow>
    bulkActionButtons={false}
    rowClick="show"
    size="medium"
    sx={{ '& .MuiTableCell-root': { py: 1.25, verticalAlign: 'middle' } }}
  >
    <DataTable.Col<UserRow> source="name" label="resources.users.fields.name" field={UserLink} />
    <DataTable.Col<UserRow> source="email" label="resources.users.fields.email" />
    <DataTable.Col<UserRow>
      source="roles"
      label="resources.users.fields.roles"
      disableSort
      render={(user) => roleNames(user.roles)}
    />
    <DataTable.Col<UserRow>
      source="countries"
      label="resources.users.fields.countries"
      disableSort
      render={(user) => countriesText(user.countries)}
    />
    <DataTable.Col<UserRow> source="status" label="resources.users.fields.status" field={SituationChip} />
  </DataTable>
);
