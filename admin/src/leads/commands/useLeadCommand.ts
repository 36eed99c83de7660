/** Commands on the lead of this page. */
import { useCommand } from '../../kit/commands/useCommand.ts';
import { type LeadRow } from '../lead.ts';

export const useLeadCommand = (lead: LeadRow) => useCommand<LeadRow>('leads', lead.id);
