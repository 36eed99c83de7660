/** A date and a time in the zone of the lead's country, which is where the person is called. */
import { instantOfLocal, localTime } from '@cotejo/core/kit/time';
import { countryOf } from '@cotejo/core/reference/countries';
import { required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
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
  typeof typed === 'string' ? instantOfLocal(typed, zoneOf([{ country }])) : undefined;

/** Such as *Hora de Perú*; that a country's time is its standard one says nothing to who lives there. */
const clocksOf = (timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('es', { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return `${name[0]!.toLocaleUpperCase('es')}${name.slice(1).replace(' estándar', '')}`;
};

/** The time that is meant where the clock skips the typed one: `01:30` for the `00:30` of a day that begins at one. */
export const movedTo = (typed: unknown, zone: string): string | undefined => {
  const instant = typeof typed === 'string' && instantOfLocal(typed, zone);
  if (!instant) return undefined;
  const meant = localTime(new Date(instant), zone);
  return meant === String(typed).slice(0, meant.length) ? undefined : meant.slice('2026-01-01T'.length);
};

type InstantFieldProps = {
  leads: readonly LeadRow[];
  label: string;
  isRequired?: boolean;
  /** Which side of now it lies on. */
  side: 'past' | 'future';
};

export const InstantField = ({ leads, label, isRequired = false, side }: InstantFieldProps) => {
  const zone = zoneOf(leads);
  const moved = movedTo(useWatch({ name: 'at' }), zone);
  // oxlint-disable-next-line react/purity -- what is still to come moves on with the clock
  const now = localTime(new Date(), zone);
  return (
    <TextInput
      source="at"
      type="datetime-local"
      label={label}
      validate={isRequired ? [required('Elige la fecha y la hora.')] : undefined}
      helperText={
        moved ? `Esa hora no existe: los relojes se adelantan. Será a las ${moved}.` : clocksOf(zone)
      }
      fullWidth
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: side === 'future' ? { min: now } : { max: now },
      }}
    />
  );
};
