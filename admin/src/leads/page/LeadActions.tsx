/** The commands on the lead that are allowed now. */
import { Alert, Box } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { useConsoleIdentity } from '../../kit/session/useConsoleIdentity.ts';
import { CommandButton } from '../../kit/commands/CommandButton.tsx';
import { HalfDone, type Opener } from '../../kit/drafts/HalfDone.tsx';
import { type Values } from '../../kit/commands/form.ts';
import { commandForms, type FormCommand } from '../commands/forms.ts';
import { LeadCommandDialog } from '../commands/LeadCommandDialog.tsx';
import { type LeadRow } from '../lead.ts';
import { commandAskedIn, useAsked } from '../../kit/page/useAsked.ts';
import { permissionFor } from '../../kit/commands/permission.ts';
import { focusNoteField } from '../palette/note-field.ts';
import { MoreActions } from './MoreActions.tsx';
import { sortedCommands } from './primaryCommands.ts';
import { TakeButton } from './TakeButton.tsx';
import { leadCommandWords } from '../commandWords.ts';

type Open = { readonly command: FormCommand; readonly initial?: Values };

const isForm = (command: string): command is FormCommand => command in commandForms;

export const LeadActions = () => {
  const notify = useNotify();
  const identity = useConsoleIdentity();
  const lead = useRecordContext<LeadRow>();
  const [open, setOpen] = useState<Open>();
  const [problem, setProblem] = useState<string>();
  const opener: Opener = (command, part) => {
    if (!isForm(command) || !permissionFor(lead, command).allowed) return undefined;
    // A note is written on the page itself, once the palette has given the focus back.
    if (command === 'add-note') return () => void setTimeout(focusNoteField);
    // A card of the board is dropped on a status, which is chosen as the form opens.
    return () => setOpen({ command, ...(part !== undefined && { initial: JSON.parse(part) as Values }) });
  };
  useAsked(commandAskedIn, (command) => {
    const { reason } = permissionFor(lead, command);
    opener(command)?.();
    if (reason !== undefined) notify(reason, { type: 'warning' });
  });
  if (!lead) return null;
  // Executives take leads themselves; whoever leads them hands leads out.
  const isExecutive = identity?.roles.every((role) => role === 'EJECUTIVO') ?? false;
  const hasExecutive = lead.executiveId !== null;
  const takes = isExecutive && !hasExecutive && permissionFor(lead, 'assign').allowed;
  const commands = sortedCommands(lead.allowedCommands, { takes: isExecutive, hasExecutive });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <HalfDone resource="leads" id={lead.id} opener={opener} />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'start' }}>
        {takes && <TakeButton onProblem={setProblem} />}
        {commands.buttons.map((command, index) => (
          <CommandButton
            key={command}
            command={command}
            variant={index === 0 && !takes ? 'contained' : 'outlined'}
            onClick={() => setOpen({ command })}
          >
            {leadCommandWords[command].name}
          </CommandButton>
        ))}
        <MoreActions lead={lead} commands={commands} onChoose={(command) => setOpen({ command })} />
      </Box>
      {problem && (
        <Alert severity="error" onClose={() => setProblem(undefined)}>
          {problem}
        </Alert>
      )}
      {open && <LeadCommandDialog lead={lead} {...open} onClose={() => setOpen(undefined)} />}
    </Box>
  );
};
