/** The users whom one may see. */
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import { roles } from '@cotejo/core/reference/roles';
import { countryFilter } from '../kit/list/countryFilter.ts';
import { type ListConfig } from '../kit/list/ListConfig.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { roleNames } from '../kit/session/roleNames.ts';
import { RegisterButton } from './commands/RegisterButton.tsx';
import { situationNames } from './situation.ts';
import { SituationChip } from './SituationChip.tsx';
import { type UserRow } from './user.ts';
import { countriesText } from './userModel.ts';

const config: ListConfig<UserRow> = {
  resource: 'users',
  icon: PeopleOutlined,
  sort: 'name',
  nameOf: (user) => user.name ?? user.id,
  columns: [
    { label: 'email', source: 'email', render: ({ email }) => email },
    { label: 'roles', render: (user) => roleNames(user.roles) },
    { label: 'countries', render: (user) => countriesText(user.countries) },
    { label: 'status', source: 'status', render: (user) => <SituationChip user={user} />, isChip: true },
  ],
  filters: [
    { source: 'role', choices: roles.map(({ name, displayName }) => ({ id: name, name: displayName })) },
    countryFilter,
    {
      source: 'status',
      choices: (['active', 'disabled'] as const).map((id) => ({ id, name: situationNames[id] })),
    },
    {
      source: 'paused',
      choices: [
        { id: 'true', name: situationNames.paused },
        { id: 'false', name: 'Sin pausa' },
      ],
    },
    {
      source: 'waiting',
      choices: [
        { id: 'true', name: situationNames.waiting },
        { id: 'false', name: 'Nada por aprobar' },
      ],
    },
  ],
  action: <RegisterButton />,
};

export const UserList = () => <RecordList config={config} />;
