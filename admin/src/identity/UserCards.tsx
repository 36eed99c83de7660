/** The users as cards, for a phone. */
import { Box, List, ListItem, Typography } from '@mui/material';
import { RecordContextProvider, useListContext, useTranslate } from 'react-admin';
import { roleNames } from '../kit/session/roleNames.ts';
import { type UserRow } from './user.ts';
import { countriesText } from './userModel.ts';
import { SituationChip, UserLink } from './UserParts.tsx';

export const UserCards = () => {
  const translate = useTranslate();
  const { data } = useListContext<UserRow>();
  return (
    <List disablePadding aria-label={translate('resources.users.name', { smart_count: 2 })}>
      {data?.map((user) => (
        <RecordContextProvider key={user.id} value={user}>
          <ListItem divider sx={{ py: 1.5 }}>
            <Box sx={{ width: '100%', minWidth: 0 }}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'start' }}>
                <UserLink />
                <SituationChip />
              </Box>
              <Typography variant="body2" color="text.secondary" sx={{ mt: 0.25, overflowWrap: 'anywhere' }}>
                {user.email}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {[roleNames(user.roles), countriesText(user.countries)].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
          </ListItem>
        </RecordContextProvider>
      ))}
    </List>
  );
};
