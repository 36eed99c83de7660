/** The person's opinion of how this request was handled. */
import { leadStatus } from '@cotejo/core/reference/lead-statuses';
import { useRecordContext } from 'react-admin';
import { FeedbackPanel } from '../../feedback/index.ts';
import { usePast } from '../../kit/page/usePast.ts';
import { type LeadRow } from '../lead.ts';

export const LeadFeedback = () => {
  const lead = useRecordContext<LeadRow>();
  const { at } = usePast();
  if (!lead) return null;
  const { id, firstName, phone, erased, statusId } = lead;
  // A request that is not visible, or of an erased person, gets no invitation.
  const mayAsk = !at && !erased && statusId !== leadStatus.deleted;
  return <FeedbackPanel leadId={id} firstName={firstName} phone={phone} mayAsk={mayAsk} />;
};
