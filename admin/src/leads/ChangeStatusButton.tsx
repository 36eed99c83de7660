/** Opens the dialog that changes the status. */
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { ChangeStatusDialog } from './ChangeStatusDialog.tsx';
import { CommandButton } from './CommandButton.tsx';
import { type LeadRow } from './lead.ts';

export const ChangeStatusButton = () => {
  const translate = useTranslate();
  const lead = useRecordContext<LeadRow>();
  const [isOpen, setIsOpen] = useState(false);
  if (!lead) return null;
  return (
    <>
      <CommandButton
        command="change-status"
        variant="contained"
        startIcon={<SwapHoriz />}
        onClick={() => setIsOpen(true)}
      >
        {translate('resources.leads.command.changeStatus')}
      </CommandButton>
      {isOpen && <ChangeStatusDialog lead={lead} onClose={() => setIsOpen(false)} />}
    </>
  );
};
