/** What may be done with the lead now, and the way into its past. */
import History from '@mui/icons-material/History';
import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useConsoleIdentity } from '../layout/useConsoleIdentity.ts';
import { CommandButton } from './CommandButton.tsx';
import { type FormCommand } from './commands/forms.ts';
import { LeadCommandDialog } from './commands/LeadCommandDialog.tsx';
import { type LeadRow } from './lead.ts';
import { permissionFor } from './leadModel.ts';
import { MoreActions } from './MoreActions.tsx';
import { sortedCommands } from './primaryCommands.ts';
import { TakeButton } from './TakeButton.tsx';
import { usePast } from './usePast.ts';

export const LeadActions = () => {
  const translate = useTranslate();
  const identity = useConsoleIdentity();
  const lead = useRecordContext<LeadRow>();
  const { goTo } = usePast();
  const [open, setOpen] = useState<FormCommand>();
  const [problem, setProblem] = useState<string>();
  if (!lead) return null;
  // Executives take leads themselves; whoever leads them hands leads out.
  const takes = identity?.roles.every((role) => role === 'EJECUTIVO') ?? false;
  const { buttons, menu } = sortedCommands(lead.allowedCommands, takes);
  const [first, ...others] = buttons;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: { md: 'end' }, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'start' }}>
        <Button startIcon={<History />} onClick={() => goTo(lead.fecha_ultimo_estado)}>
          {translate('resources.leads.past.open')}
        </Button>
        {takes && permissionFor(lead, 'assign').allowed && <TakeButton onProblem={setProblem} />}
        {others.map((command) => (
          <CommandButton key={command} command={command} variant="outlined" onClick={() => setOpen(command)}>
            {translate(`resources.leads.command.names.${command}`)}
          </CommandButton>
        ))}
        {first && (
          <CommandButton command={first} variant="contained" onClick={() => setOpen(first)}>
            {translate(`resources.leads.command.names.${first}`)}
          </CommandButton>
        )}
        <MoreActions lead={lead} commands={menu} onChoose={setOpen} />
      </Box>
      {problem && (
        <Alert severity="error" onClose={() => setProblem(undefined)}>
          {problem}
        </Alert>
      )}
      {open && <LeadCommandDialog lead={lead} command={open} onClose={() => setOpen(undefined)} />}
    </Box>
  );
};
