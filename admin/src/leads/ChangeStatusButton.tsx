/** Opens the dialog that changes the status. */
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import { useRecordContext, useTranslate } from 'react-admin';
import { CommandDialogButton } from './CommandDialogButton.tsx';
import { LeadCommandDialog } from './commands/LeadCommandDialog.tsx';
import { type LeadRow } from './lead.ts';

export const ChangeStatusButton = () => {
  const translate = useTranslate();
  const lead = useRecordContext<LeadRow>();
  if (!lead) return null;
  return (
    <CommandDialogButton
      command="change-status"
      variant="contained"
      startIcon={<SwapHoriz />}
      dialog={(onClose) => <LeadCommandDialog lead={lead} command="change-status" onClose={onClose} />}
    >
      {translate('resources.leads.command.names.change-status')}
    </CommandDialogButton>
  );
};
