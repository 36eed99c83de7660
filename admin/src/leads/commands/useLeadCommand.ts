/** Commands on the lead of this page. */
import { type FromDraft, useCommand } from '../../kit/commands/useCommand.ts';
import { type LeadRow } from '../lead.ts';

export const useLeadCommand = (lead: LeadRow, from: FromDraft<LeadRow> = {}) =>
  useCommand<LeadRow>('leads', lead.id, from);
