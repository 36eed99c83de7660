/** The small things that a user is told by: a link, a chip. */
import { Chip, Link } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type UserRow } from './user.ts';
import { situationOf } from './userModel.ts';

export const UserLink = () => {
  const user = useRecordContext<UserRow>();
  return user ? (
    <Link
      component={RouterLink}
      to={`/users/${user.id}/show`}
      onClick={(event) => event.stopPropagation()}
      sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
    >
      {user.name ?? user.id}
    </Link>
  ) : null;
};

const colors = { active: 'success', paused: 'warning', disabled: 'default' } as const;

export const SituationChip = () => {
  const translate = useTranslate();
  const user = useRecordContext<UserRow>();
  if (!user) return null;
  const situation = situationOf(user);
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colors[situation]}
      label={translate(`resources.users.status.${situation}`)}
    />
  );
};
