/** Hands the lead to an executive, or to another one. */
import PersonAddAlt from '@mui/icons-material/PersonAddAlt';
import { useRecordContext, useTranslate } from 'react-admin';
import { CommandDialogButton } from './CommandDialogButton.tsx';
import { LeadCommandDialog } from './commands/LeadCommandDialog.tsx';
import { type LeadRow } from './lead.ts';

export const AssignButton = () => {
  const translate = useTranslate();
  const lead = useRecordContext<LeadRow>();
  if (!lead) return null;
  const command = lead.executiveId ? 'reassign' : 'assign';
  return (
    <CommandDialogButton
      command={command}
      variant="outlined"
      startIcon={<PersonAddAlt />}
      dialog={(onClose) => <LeadCommandDialog lead={lead} command={command} onClose={onClose} />}
    >
      {translate(`resources.leads.command.names.${command}`)}
    </CommandDialogButton>
  );
};
