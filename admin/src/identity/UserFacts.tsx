/** What is known of a user. */
import { isOfCompanies, isOfPartners } from '@cotejo/core/users';
import { Link } from '@mui/material';
import { type RaRecord, useGetMany, useRecordContext, useTranslate } from 'react-admin';
import { roleNames } from '../kit/session/roleNames.ts';
import { type Fact, Facts } from '../kit/ui/Facts.tsx';
import { Panel } from '../kit/ui/Panel.tsx';
import { formatInstant } from '../kit/time/time.ts';
import { useNow } from '../kit/time/useNow.ts';
import { type UserRow } from './user.ts';
import { countriesText, passwordState, pauseText } from './userModel.ts';

/** The names of a supervisor's executives. */
const Team = ({ ids }: { ids: readonly string[] }) => {
  const translate = useTranslate();
  const { data } = useGetMany<UserRow>('users', { ids: [...ids] }, { enabled: ids.length > 0 });
  if (ids.length === 0) return translate('resources.users.team.none');
  return data?.map(({ name }) => name ?? '—').join(', ') ?? '…';
};

type OrganizationsProps = { resource: 'companies' | 'partners'; ids: readonly string[] };

/** The names of a user's companies or partners; their ids where one may not see them. */
const Organizations = ({ resource, ids }: OrganizationsProps) => {
  const translate = useTranslate();
  const { data = [] } = useGetMany<RaRecord & Partial<Record<'legalName' | 'name', string>>>(
    resource,
    { ids: [...ids] },
    { enabled: ids.length > 0, retry: false },
  );
  if (ids.length === 0) return translate('resources.users.organizations.none');
  const named = new Map(data.filter(Boolean).map((one) => [one.id, one.legalName ?? one.name]));
  return ids.map((id) => named.get(id) ?? id).join(', ');
};

export const UserFacts = () => {
  const translate = useTranslate();
  const now = useNow();
  const user = useRecordContext<UserRow>();
  if (!user) return null;
  const password = passwordState(user, now);
  const paused = [pauseText(user.pausedReasonId, user.pausedUntil), user.pauseNote]
    .filter(Boolean)
    .join(': ');
  const facts: Fact[] = [
    { field: 'email', value: user.email && <Link href={`mailto:${user.email}`}>{user.email}</Link> },
    { field: 'roles', value: roleNames(user.roles) },
    { field: 'countries', value: countriesText(user.countries) },
    { field: 'team', value: user.roles.includes('SUPERVISOR') && <Team ids={user.team} /> },
    {
      field: 'companies',
      value: isOfCompanies(user) && <Organizations resource="companies" ids={user.companies} />,
    },
    {
      field: 'partners',
      value: isOfPartners(user) && <Organizations resource="partners" ids={user.partners} />,
    },
    { field: 'pause', value: paused },
    {
      field: 'password',
      value: translate(`resources.users.password.${password.key}`, {
        instant: password.instant ? formatInstant(password.instant) : '',
      }),
    },
  ];
  return (
    <Panel title={translate('resources.users.show.facts')}>
      <Facts of="users" facts={facts} />
    </Panel>
  );
};
