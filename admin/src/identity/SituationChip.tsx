/** How a user stands, as a chip. */
import { Chip } from '@mui/material';
import { type UserRow } from './user.ts';
import { situationNames, situationOf } from './situation.ts';

const colors = { active: 'success', paused: 'warning', disabled: 'default', waiting: 'info' } as const;

export const SituationChip = ({ user }: { user: UserRow }) => {
  const situation = situationOf(user);
  return <Chip size="small" variant="outlined" color={colors[situation]} label={situationNames[situation]} />;
};
