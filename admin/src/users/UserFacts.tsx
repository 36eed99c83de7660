/** What is known of a user. */
import { Box, Link, Typography } from '@mui/material';
import { type ReactNode } from 'react';
import { useGetMany, useRecordContext, useTranslate } from 'react-admin';
import { roleNames } from '../layout/roleNames.ts';
import { Panel } from '../misc/Panel.tsx';
import { formatInstant } from '../misc/time.ts';
import { useNow } from '../misc/useNow.ts';
import { type UserRow } from './user.ts';
import { countriesText, passwordState, pauseReasonName } from './userModel.ts';

const columns = {
  m: 0,
  display: 'grid',
  columnGap: 2,
  rowGap: 1.25,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
} as const;

/** The names of a supervisor's executives. */
const Team = ({ ids }: { ids: readonly string[] }) => {
  const translate = useTranslate();
  const { data } = useGetMany<UserRow>('users', { ids: [...ids] }, { enabled: ids.length > 0 });
  if (ids.length === 0) return translate('resources.users.team.none');
  return data?.map(({ name }) => name ?? '—').join(', ') ?? '…';
};

export const UserFacts = () => {
  const translate = useTranslate();
  const now = useNow();
  const user = useRecordContext<UserRow>();
  if (!user) return null;
  const password = passwordState(user, now);
  const paused = [pauseReasonName(user.pausedReasonId), user.pauseNote].filter(Boolean).join(': ');
  const facts: [string, ReactNode][] = [
    ['email', user.email && <Link href={`mailto:${user.email}`}>{user.email}</Link>],
    ['roles', roleNames(user.roles)],
    ['countries', countriesText(user.countries)],
    ['team', user.roles.includes('SUPERVISOR') && <Team ids={user.team} />],
    ['pause', paused],
    [
      'password',
      translate(`resources.users.password.${password.key}`, {
        instant: password.instant ? formatInstant(password.instant) : '',
      }),
    ],
  ];
  return (
    <Panel title={translate('resources.users.show.facts')}>
      <Box component="dl" sx={columns}>
        {facts
          .filter(([, value]) => Boolean(value))
          .map(([field, value]) => (
            <Box key={field}>
              <Typography component="dt" variant="body2" color="text.secondary">
                {translate(`resources.users.fields.${field}`)}
              </Typography>
              <Typography component="dd" sx={{ m: 0, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </Box>
          ))}
      </Box>
    </Panel>
  );
};
