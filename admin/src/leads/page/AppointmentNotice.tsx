/** The appointment that was agreed on: how, when, and how soon. */
import EventOutlined from '@mui/icons-material/EventOutlined';
import { Alert } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { countryOf } from '@cotejo/core/reference/countries';
import { leadStatus } from '@cotejo/core/reference/lead-statuses';
import { formatDuration, formatZonedInstant } from '../../kit/time/time.ts';
import { useNow } from '../../kit/time/useNow.ts';
import { type LeadRow } from '../lead.ts';
import { substatusName } from '../leadModel.ts';

/** Seconds before an appointment when it is marked as near. */
const soon = 15 * 60;

export const AppointmentNotice = () => {
  const translate = useTranslate();
  const now = useNow();
  const lead = useRecordContext<LeadRow>();
  // A lead that was deleted remembers its appointment, and nobody keeps it.
  if (!lead?.appointmentAt || lead.statusId !== leadStatus.agenda) return null;
  const { timeZone, name } = countryOf(lead.country);
  const seconds = Math.floor((Date.parse(lead.appointmentAt) - now) / 1_000);
  const how = substatusName(lead.substatusId) ?? '';
  const key = seconds < 0 ? 'over' : seconds <= soon ? 'soon' : 'coming';
  return (
    <Alert severity={seconds <= soon ? 'warning' : 'info'} icon={<EventOutlined />}>
      {translate(`resources.leads.appointment.${key}`, {
        how,
        at: formatZonedInstant(lead.appointmentAt, timeZone),
        country: name,
        duration: formatDuration(Math.abs(seconds)),
      })}
    </Alert>
  );
};
