/** The reasons why commands on a coverage can't be sent now, in sight beside their buttons. */
import { type CoverageRecord, type ProcessCommand } from '@cotejo/core/policy-employees';
import { Typography } from '@mui/material';
import { isNotByRole, permissionFor } from '../../kit/commands/permission.ts';

type RefusalsProps = { coverage: CoverageRecord; commands: readonly ProcessCommand[] };

export const Refusals = ({ coverage, commands }: RefusalsProps) => {
  const refused = commands.map((command) => permissionFor(coverage, command));
  const reasons = refused.flatMap((one) => (one.reason && !isNotByRole(one) ? [one.reason] : []));
  return [...new Set(reasons)].map((reason) => (
    <Typography key={reason} variant="body2" color="text.secondary">
      {reason}
    </Typography>
  ));
};
