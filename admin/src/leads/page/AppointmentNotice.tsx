/** The appointment that was agreed on: how, when, and how soon. */
import EventOutlined from '@mui/icons-material/EventOutlined';
import { Alert } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { countryOf } from '@cotejo/core/reference/countries';
import { leadStatus } from '@cotejo/core/reference/lead-statuses';
import { formatDuration, formatZonedInstant } from '../../kit/time/time.ts';
import { useNow } from '../../kit/time/useNow.ts';
import { type LeadRow } from '../lead.ts';
import { substatusName } from '../leadModel.ts';

/** Seconds before an appointment when it is marked as near. */
const soon = 15 * 60;

export const AppointmentNotice = () => {
  const now = useNow();
  const lead = useRecordContext<LeadRow>();
  // A lead that was deleted remembers its appointment, and nobody keeps it.
  if (!lead?.appointmentAt || lead.statusId !== leadStatus.agenda) return null;
  const { timeZone, name } = countryOf(lead.country);
  const seconds = Math.floor((Date.parse(lead.appointmentAt) - now) / 1_000);
  const how = substatusName(lead.substatusId) ?? '';
  const at = `${formatZonedInstant(lead.appointmentAt, timeZone)} (hora de ${name})`;
  const duration = formatDuration(Math.abs(seconds));
  const coming = `${how}: ${at}, en ${duration}.`;
  return (
    <Alert severity={seconds <= soon ? 'warning' : 'info'} icon={<EventOutlined />}>
      {seconds < 0
        ? `${how}: era ${at}, hace ${duration}. Anota cómo fue.`
        : seconds <= soon
          ? `${coming} Prepárate.`
          : coming}
    </Alert>
  );
};
