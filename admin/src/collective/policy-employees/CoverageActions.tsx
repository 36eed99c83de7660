/** Command buttons of a coverage, for roles with the permission; a command that its state refuses says why. */
import { type CoverageRecord } from '@cotejo/core/policy-employees';
import { Stack } from '@mui/material';
import { CommandActions } from '../../kit/commands/CommandActions.tsx';
import { isNotByRole, permissionFor } from '../../kit/commands/permission.ts';
import { commandsIn } from './coverage.ts';
import { coverageForms } from './forms.tsx';
import { Refusals } from './Refusals.tsx';
import { coverageChangeFormat } from './coverageChangeFormat.ts';

export const CoverageActions = ({ coverage }: { coverage: CoverageRecord }) => {
  const offered = commandsIn(coverage.status).filter(
    (command) => command in coverageForms && !isNotByRole(permissionFor(coverage, command)),
  );
  if (offered.length === 0) return null;
  return (
    <Stack spacing={0.5}>
      <CommandActions
        resource="policy-employees"
        record={coverage}
        forms={coverageForms}
        offered={offered}
        changeFormat={coverageChangeFormat}
      />
      <Refusals coverage={coverage} commands={offered} />
    </Stack>
  );
};
