/** Hands the lead to an executive, or to another one. */
import PersonAddAlt from '@mui/icons-material/PersonAddAlt';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { AssignDialog } from './AssignDialog.tsx';
import { CommandButton } from './CommandButton.tsx';
import { type LeadRow } from './lead.ts';

export const AssignButton = () => {
  const translate = useTranslate();
  const lead = useRecordContext<LeadRow>();
  const [isOpen, setIsOpen] = useState(false);
  if (!lead) return null;
  return (
    <>
      <CommandButton
        command="assign"
        variant="outlined"
        startIcon={<PersonAddAlt />}
        onClick={() => setIsOpen(true)}
      >
        {translate(`resources.leads.command.${lead.executiveId ? 'reassign' : 'assign'}`)}
      </CommandButton>
      {isOpen && <AssignDialog lead={lead} onClose={() => setIsOpen(false)} />}
    </>
  );
};
