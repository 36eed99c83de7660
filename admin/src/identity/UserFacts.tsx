/** What is known of a user. */
import { isOfCompanies, isOfPartners } from '@cotejo/core/users';
import { Link } from '@mui/material';
import { type RaRecord, useGetMany, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { session } from '../kit/providers/tab.ts';
import { roleNames } from '../kit/session/roleNames.ts';
import { counted } from '../kit/words/plural.ts';
import { type Fact, Facts } from '../kit/ui/Facts.tsx';
import { Panel } from '../kit/ui/Panel.tsx';
import { useNow } from '../kit/time/useNow.ts';
import { openLeadsAddress, useOpenLeads } from './useOpenLeads.ts';
import { type UserRow } from './user.ts';
import { countriesText, noOrganizations, noTeam, passwordText, pauseText } from './userModel.ts';

/** The names of a supervisor's executives. */
const Team = ({ ids }: { ids: readonly string[] }) => {
  const { data } = useGetMany<UserRow>('users', { ids: [...ids] }, { enabled: ids.length > 0 });
  if (ids.length === 0) return noTeam;
  return data?.map(({ name }) => name ?? '—').join(', ') ?? '…';
};

type OrganizationsProps = { resource: 'companies' | 'partners'; ids: readonly string[] };

/** The names of a user's companies or partners; their ids where one may not see them. */
const Organizations = ({ resource, ids }: OrganizationsProps) => {
  const { data = [] } = useGetMany<RaRecord & Partial<Record<'legalName' | 'name', string>>>(
    resource,
    { ids: [...ids] },
    { enabled: ids.length > 0, retry: false },
  );
  if (ids.length === 0) return noOrganizations;
  const named = new Map(data.filter(Boolean).map((one) => [one.id, one.legalName ?? one.name]));
  return ids.map((id) => named.get(id) ?? id).join(', ');
};

/** Number of open leads of an executive, or of a former one who still has some, with a link to them. */
const OpenLeads = ({ user: { id }, count }: { user: UserRow; count: number }) => {
  if (count === 0) return 'Ninguna abierta';
  return (
    <Link component={RouterLink} to={openLeadsAddress(id)}>
      {counted(count, 'abierta', 'abiertas')}
    </Link>
  );
};

export const UserFacts = () => {
  const user = useRecordContext<UserRow>();
  return user && <FactsOf user={user} />;
};

const FactsOf = ({ user }: { user: UserRow }) => {
  const now = useNow();
  const openLeads = useOpenLeads(user.id);
  const hasLeads = openLeads !== undefined && (openLeads > 0 || user.roles.includes('EJECUTIVO'));
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
    { field: 'openLeads', value: hasLeads && <OpenLeads user={user} count={openLeads} /> },
    { field: 'pause', value: paused },
    { field: 'password', value: passwordText(user, now, session.sendsMail()) },
  ];
  return (
    <Panel title="Datos">
      <Facts of="users" facts={facts} />
    </Panel>
  );
};
