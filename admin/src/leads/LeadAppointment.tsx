/** The time of a lead's appointment, on the clock of its country, and whether it has passed. */
import { countryOf } from '@cotejo/core/reference/countries';
import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { formatFullInstant, formatZonedInstant } from '../kit/time/time.ts';
import { useNow } from '../kit/time/useNow.ts';
import { type LeadRow } from './lead.ts';
import { isOverdue } from './leadModel.ts';

type LeadAppointmentProps = {
  withCountry?: boolean;
  /** Left out among appointments that all have passed. */
  isMarked?: boolean;
};

export const LeadAppointment = ({ withCountry = false, isMarked = true }: LeadAppointmentProps) => {
  const now = useNow();
  const lead = useRecordContext<LeadRow>();
  if (!lead?.appointmentAt) return null;
  const { timeZone, name } = countryOf(lead.country);
  const at = formatZonedInstant(lead.appointmentAt, timeZone);
  return (
    <>
      <time dateTime={lead.appointmentAt} title={formatFullInstant(lead.appointmentAt)}>
        {withCountry ? `${at} (${name})` : at}
      </time>
      {isMarked && isOverdue(lead, now) && (
        <Typography component="span" variant="body2" sx={{ color: 'warning.main', fontWeight: 650 }}>
          {` · atrasada`}
        </Typography>
      )}
    </>
  );
};
