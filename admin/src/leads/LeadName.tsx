/** The person's name; a word in its place once it was erased. */
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { Link as MuiLink } from '@mui/material';
import { type LeadRow } from './lead.ts';
import { erasedName, leadName } from './leadModel.ts';

export const useLeadName = (): string => {
  const lead = useRecordContext<LeadRow>();
  return (lead && leadName(lead)) ?? erasedName;
};

/** A real link: it is reached by keyboard, opened in a new tab, and read aloud as what it is. */
export const LeadLink = () => {
  const name = useLeadName();
  const lead = useRecordContext<LeadRow>();
  return lead ? (
    <MuiLink
      component={Link}
      to={`/leads/${lead.id}/show`}
      sx={{ fontWeight: 600, fontStyle: lead.erased ? 'italic' : undefined }}
      onClick={(event) => event.stopPropagation()}
    >
      {name}
    </MuiLink>
  ) : null;
};
