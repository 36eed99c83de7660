/** Notices to read before anything else of the lead. */
import { Alert } from '@mui/material';
import { leadStatus } from '@cotejo/core/reference/lead-statuses';
import { useRecordContext } from 'react-admin';
import { AppointmentNotice } from './AppointmentNotice.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { type LeadRow } from '../lead.ts';
import { DuplicateNotice } from '../related/DuplicateNotice.tsx';

export const LeadNotices = () => {
  const lead = useRecordContext<LeadRow>();
  if (!lead) return null;
  return (
    <>
      {lead.statusId === leadStatus.deleted && (
        <Alert severity="warning">La solicitud está eliminada: no aparece en las listas.</Alert>
      )}
      {lead.erased && (
        <Alert severity="info">
          Los datos personales de esta solicitud se eliminaron para siempre. El historial dice por qué.
        </Alert>
      )}
      <AppointmentNotice />
      {lead.duplicateOf && <DuplicateNotice firstLeadId={lead.duplicateOf} />}
      {lead.failureReasonId !== null && <FailureNotice lead={lead} />}
    </>
  );
};
