/** Why nothing came of it. */
import { failureReasonById } from '@cotejo/core/reference/failure-reasons';
import { Alert } from '@mui/material';
import { type LeadRow } from '../lead.ts';

export const FailureNotice = ({ lead }: { lead: LeadRow }) => {
  const reason = failureReasonById(lead.failureReasonId ?? 0);
  if (!reason) return null;
  const told = reason.asksForText && lead.failureText ? lead.failureText : reason.name;
  return <Alert severity="error">{`No prosperó: ${told}`}</Alert>;
};
