/** What somebody is told of, and in which words. Staff reads it, so it names nobody as *tú*. */
import { referenceNumber } from '../lead-requests/index.ts';
import { type CountryCode } from '../kit/country/index.ts';
import { countryOf } from '../reference/countries.ts';

export const notificationKinds = [
  'lead-assigned',
  'lead-reassigned-away',
  'appointment-soon',
  'bulk-finished',
  'export-finished',
  'export-failed',
  'lead-updated-by-visitor',
  'feedback-received',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** What can be said about it at the moment of reading: an erased person or a lead out of sight has no name. */
export type NotificationFacts = {
  readonly kind: NotificationKind;
  readonly leadId?: string;
  /** Of the person who asked, where the reader may see the lead. */
  readonly personName?: string;
  readonly country?: CountryCode;
  /** A UTC instant. */
  readonly appointmentAt?: string;
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

const leadIn = ({ leadId, personName }: NotificationFacts): string => {
  const number = leadId === undefined ? '' : ` ${referenceNumber(leadId)}`;
  return personName === undefined ? `Solicitud${number}` : `${personName} · solicitud${number}`;
};

/** @returns a title and a sentence, in Spanish */
export const notificationText = (
  facts: NotificationFacts,
): { readonly title: string; readonly text: string } => {
  const { kind, appointmentAt, country } = facts;
  switch (kind) {
    case 'lead-assigned':
      return { title: 'Nueva solicitud asignada', text: leadIn(facts) };
    case 'lead-reassigned-away':
      return { title: 'Una solicitud pasó a otro ejecutivo', text: leadIn(facts) };
    case 'appointment-soon': {
      const hour = appointmentAt && country && hourIn(appointmentAt, country);
      return { title: hour ? `Conversación a las ${hour}` : 'Conversación agendada', text: leadIn(facts) };
    }
    case 'bulk-finished':
      return {
        title: 'Terminó una operación masiva',
        text: 'El resultado de cada solicitud está disponible.',
      };
    case 'export-finished':
      return { title: 'Terminó una exportación', text: 'El archivo se puede descargar durante 24 horas.' };
    case 'export-failed':
      return { title: 'Una exportación no se pudo terminar', text: 'Se puede pedir otra vez.' };
    case 'lead-updated-by-visitor':
      return { title: 'La persona cambió su solicitud', text: leadIn(facts) };
    case 'feedback-received':
      return { title: 'Llegó una opinión sobre la atención', text: leadIn(facts) };
  }
};
