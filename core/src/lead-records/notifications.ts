/** The words of notifications about leads. */
import { type CountryCode } from '../kit/country/index.ts';
import { referenceNumber } from '../lead-requests/index.ts';
import { type NotificationText } from '../notifications/index.ts';
import { countryOf } from '../reference/countries.ts';

/** The words at the moment of reading: an erased person, or the person of a lead out of sight, has no name. */
export type LeadFacts = {
  readonly leadId: string;
  /** Of the person who asked, where the reader may see the lead. */
  readonly personName?: string;
  readonly country?: CountryCode;
  /** A UTC instant. */
  readonly appointmentAt?: string;
  /** The name of the person who gave it, `null` where there is none any more; left out for an automation. */
  readonly giver?: string | null;
  /** Whether somebody else had it before. */
  readonly isPassedOn?: boolean;
  /** The giver's note. */
  readonly note?: string;
};

/** The person, as far as there is a name, and the number by which both speak of the lead. */
export const leadLine = ({ leadId, personName }: LeadFacts): string => {
  const number = referenceNumber(leadId);
  return personName === undefined ? `Solicitud ${number}` : `${personName} · solicitud ${number}`;
};

const hourIn = (at: string, country: CountryCode): string => {
  const { locale, timeZone } = countryOf(country);
  const format = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return format.format(new Date(at));
};

const appointmentTitle = ({ appointmentAt, country }: LeadFacts): string =>
  appointmentAt !== undefined && country !== undefined
    ? `Conversación a las ${hourIn(appointmentAt, country)}`
    : 'Conversación agendada';

const assignedText = ({ leadId, personName, giver, isPassedOn, note }: LeadFacts): NotificationText => {
  const isByTurn = giver === undefined && !isPassedOn;
  if (isByTurn) return { title: 'Nueva solicitud asignada', text: leadLine({ leadId, personName }) };
  const lead = personName === undefined ? 'una solicitud' : `la solicitud de ${personName}`;
  const told = { text: leadLine({ leadId }), ...(note !== undefined && { quote: note }) };
  if (giver === undefined) return { title: `Se te reasignó automáticamente ${lead}`, ...told };
  if (giver === null) return { title: `Te ${isPassedOn ? 'pasaron' : 'asignaron'} ${lead}`, ...told };
  return { title: `${giver} te ${isPassedOn ? 'pasó' : 'asignó'} ${lead}`, ...told };
};

export type LeadNotificationTexts = Readonly<Record<string, (facts: LeadFacts) => NotificationText>>;

export const leadNotifications = {
  'lead-assigned': assignedText,
  'lead-reassigned-away': (facts) => ({
    title: facts.giver
      ? `${facts.giver} pasó una solicitud tuya a otro ejecutivo`
      : 'Una solicitud pasó a otro ejecutivo',
    text: leadLine(facts),
  }),
  'appointment-soon': (facts) => ({ title: appointmentTitle(facts), text: leadLine(facts) }),
  'lead-updated-by-visitor': (facts) => ({
    title: 'La persona cambió su solicitud',
    text: leadLine(facts),
  }),
} satisfies LeadNotificationTexts;
export type LeadNotificationKind = keyof typeof leadNotifications;
