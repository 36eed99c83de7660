/** A date and a time in the zone of the lead's country, which is where the person is called. */
import { countryOf } from '@cotejo/core/reference';
import { required, TextInput, useTranslate } from 'react-admin';
import { fromZonedInput, toZonedInput } from '../../misc/time.ts';
import { type LeadRow } from '../lead.ts';

/** All leads of one country are told its time; a mixed lot is told the time of this computer. */
export const zoneOf = (leads: readonly Pick<LeadRow, 'country'>[]): string => {
  const countries = [...new Set(leads.map(({ country }) => country))];
  return countries.length === 1
    ? countryOf(countries[0]!).timeZone
    : Intl.DateTimeFormat().resolvedOptions().timeZone;
};

/** The instant that was typed for a lead, by the clocks of its country; nothing until it is one. */
export const instantOf = (typed: unknown, country: LeadRow['country']): string | undefined =>
  typeof typed === 'string' ? fromZonedInput(typed, zoneOf([{ country }])) : undefined;

type InstantFieldProps = {
  leads: readonly LeadRow[];
  label: string;
  isRequired?: boolean;
  /** Which side of now it lies on. */
  side: 'past' | 'future';
};

export const InstantField = ({ leads, label, isRequired = false, side }: InstantFieldProps) => {
  const translate = useTranslate();
  const zone = zoneOf(leads);
  const now = toZonedInput(new Date(), zone);
  return (
    <TextInput
      source="at"
      type="datetime-local"
      label={label}
      validate={isRequired ? [required('resources.leads.command.chooseInstant')] : undefined}
      helperText={translate('resources.leads.command.inZone', { zone: zone.replaceAll('_', ' ') })}
      fullWidth
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: side === 'future' ? { min: now } : { max: now },
      }}
    />
  );
};
