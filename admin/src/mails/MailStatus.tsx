/** Whether a mail went out, as a chip. */
import { type MailRecord, mailStatuses } from '@cotejo/core/mails';
import { nameIn } from '@cotejo/core/reference/collective-tables';
import { Chip } from '@mui/material';

const colours = { waiting: 'info', sent: 'success', failed: 'error' } as const;

export const MailStatus = ({ status }: Pick<MailRecord, 'status'>) => (
  <Chip size="small" variant="outlined" color={colours[status]} label={nameIn(mailStatuses, status)} />
);
