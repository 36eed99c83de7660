/** Says before a command is sent that it waits for a second person, and why; asks for what that person reads. */
import { needsApproval, powersOf } from '@cotejo/core/reference/rights';
import { type RoleName } from '@cotejo/core/reference/roles';
import { approvalDays } from '@cotejo/core/users';
import { Alert, Box } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { roleNames } from '../../kit/session/roleNames.ts';
import { NoteField } from './fields.tsx';
import { type UserRow } from '../user.ts';
import { chosenIn, waitsByRoles } from './waits.ts';

/** @param roles those that take an approval among them are named */
export const WaitsNotice = ({ roles }: { roles: readonly RoleName[] }) => (
  <>
    <Alert severity="info">
      {`Espera la aprobación de otra persona, ${approvalDays} días como máximo. `}
      {`Quien es ${roleNames(roles.filter(needsApproval))}:`}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {powersOf(roles).map(({ words }) => (
          <li key={words}>{words}</li>
        ))}
      </Box>
    </Alert>
    <NoteField />
  </>
);

/** For the roles that are being chosen. @param user who has some already; nobody yet where it is left out */
export const WaitsByRoles = ({ user }: { user?: UserRow }) => {
  const [roles, countries] = useWatch({ name: ['roles', 'countries'] }) as [unknown, unknown];
  const chosen = chosenIn({ roles, countries });
  return waitsByRoles(chosen, user) ? <WaitsNotice roles={chosen.roles} /> : null;
};
