/** The leads as cards, for a phone. */
import { countryOf } from '@cotejo/core/reference/countries';
import { leadStatus } from '@cotejo/core/reference/lead-statuses';
import { Box, List, ListItem, Typography } from '@mui/material';
import { RecordContextProvider, useListContext, useRecordContext } from 'react-admin';
import { PhoneLink } from '../../kit/ui/ContactLinks.tsx';
import { RelativeInstant } from '../../kit/time/Instant.tsx';
import { type LeadRow } from '../lead.ts';
import { noExecutive, requestTypeName } from '../leadModel.ts';
import { LeadAppointment } from '../LeadAppointment.tsx';
import { LeadBulkBar } from '../bulk/LeadBulkBar.tsx';
import { LeadLink } from '../LeadName.tsx';
import { LeadStatus } from '../LeadStatus.tsx';
import { useRowLook } from '../../kit/list/highlight.ts';
import { SelectLead } from './SelectLead.tsx';

const LeadCard = () => {
  const lead = useRecordContext<LeadRow>();
  if (!lead) return null;
  const executive = lead.executiveName ?? noExecutive;
  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 0.75, overflowWrap: 'anywhere' }}
      >
        <LeadLink />
        <Typography variant="body2" color="text.secondary" sx={{ flexShrink: 0 }}>
          <RelativeInstant value={lead.fecha} />
        </Typography>
      </Box>
      <LeadStatus inline />
      {lead.statusId === leadStatus.agenda && lead.appointmentAt && (
        <Typography variant="body2" sx={{ mt: 0.25 }}>
          Cita: <LeadAppointment withCountry />
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.25 }}>
        {[requestTypeName(lead.requestTypeId), lead.productName, countryOf(lead.country).name, executive]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {lead.phone && (
        <PhoneLink phone={lead.phone} variant="body2" sx={{ display: 'inline-block', mt: 0.5 }} />
      )}
    </Box>
  );
};

export const LeadCards = () => {
  const rowLook = useRowLook();
  const { data } = useListContext<LeadRow>();
  return (
    <>
      <LeadBulkBar />
      <List disablePadding aria-label="Solicitudes">
        {data?.map((lead) => (
          <RecordContextProvider key={lead.id} value={lead}>
            <ListItem divider alignItems="flex-start" sx={[{ py: 1.5, pl: 0.5, gap: 0.5 }, rowLook(lead)]}>
              <SelectLead />
              <LeadCard />
            </ListItem>
          </RecordContextProvider>
        ))}
      </List>
    </>
  );
};
