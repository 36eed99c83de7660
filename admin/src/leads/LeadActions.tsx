/** What may be done with the lead now, and the way into its past. */
import History from '@mui/icons-material/History';
import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useConsoleIdentity } from '../layout/useConsoleIdentity.ts';
import { AssignButton } from './AssignButton.tsx';
import { ChangeStatusButton } from './ChangeStatusButton.tsx';
import { type LeadRow } from './lead.ts';
import { PastDialog } from './PastDialog.tsx';
import { TakeButton } from './TakeButton.tsx';

export const LeadActions = () => {
  const translate = useTranslate();
  const identity = useConsoleIdentity();
  const lead = useRecordContext<LeadRow>();
  const [isPastOpen, setIsPastOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  // Executives take leads themselves; whoever leads them hands leads out.
  const mayTake = identity?.roles.includes('EJECUTIVO') && lead?.executiveId !== identity.id;
  const handsOut = identity?.roles.some((role) => role !== 'EJECUTIVO') ?? false;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: { md: 'end' }, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'start' }}>
        <Button startIcon={<History />} onClick={() => setIsPastOpen(true)}>
          {translate('resources.leads.past.open')}
        </Button>
        {mayTake && <TakeButton onProblem={setProblem} />}
        {handsOut && <AssignButton />}
        <ChangeStatusButton />
      </Box>
      {problem && (
        <Alert severity="error" onClose={() => setProblem(undefined)}>
          {problem}
        </Alert>
      )}
      {isPastOpen && <PastDialog onClose={() => setIsPastOpen(false)} />}
    </Box>
  );
};
