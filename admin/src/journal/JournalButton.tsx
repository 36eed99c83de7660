/** Opens the journal; a badge counts what is on its way or unknown. */
import ReceiptLong from '@mui/icons-material/ReceiptLong';
import { Badge, IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { JournalDrawer } from './JournalDrawer.tsx';
import { useJournal, useLeaveWarning } from './useJournal.ts';

export const JournalButton = () => {
  const translate = useTranslate();
  const { open } = useJournal();
  const [isOpen, setIsOpen] = useState(false);
  useLeaveWarning();
  const label = translate(open.length > 0 ? 'cotejo.journal.openCount' : 'cotejo.journal.open', {
    smart_count: open.length,
  });
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <Badge badgeContent={open.length} color="warning">
            <ReceiptLong />
          </Badge>
        </IconButton>
      </Tooltip>
      {isOpen && <JournalDrawer onClose={() => setIsOpen(false)} />}
    </>
  );
};
