/** The way from the audit to a lead: by the number that people call it by, for the audit itself names nobody. */
import { referenceNumber } from '@cotejo/core/leads';
import { Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

export const LeadReference = ({ leadId, at }: { leadId: string; at?: string }) => {
  const translate = useTranslate();
  const reference = referenceNumber(leadId);
  const search = at ? `?${new URLSearchParams({ at })}` : '';
  return (
    <Link
      component={RouterLink}
      to={`/leads/${leadId}/show${search}`}
      aria-label={translate('resources.auditoria.lead', { reference })}
      sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}
    >
      {reference}
    </Link>
  );
};
