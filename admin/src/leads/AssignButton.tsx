/** Hands the lead to an executive, or to another one. */
import PersonAddAlt from '@mui/icons-material/PersonAddAlt';
import { useRecordContext, useTranslate } from 'react-admin';
import { AssignDialog } from './AssignDialog.tsx';
import { CommandDialogButton } from './CommandDialogButton.tsx';
import { type LeadRow } from './lead.ts';

export const AssignButton = () => {
  const translate = useTranslate();
  const lead = useRecordContext<LeadRow>();
  if (!lead) return null;
  return (
    <CommandDialogButton
      command="assign"
      variant="outlined"
      startIcon={<PersonAddAlt />}
      dialog={(onClose) => <AssignDialog lead={lead} onClose={onClose} />}
    >
      {translate(`resources.leads.command.${lead.executiveId ? 'reassign' : 'assign'}`)}
    </CommandDialogButton>
  );
};
