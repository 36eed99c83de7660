/** Every column that the list of leads can have. */
import { type Column } from '@cotejo/core/kit/table';
import { countryOf } from '@cotejo/core/reference/countries';
import { leads } from '@cotejo/core/lead-records';
import { referenceNumber } from '@cotejo/core/lead-requests';
import { type ReactNode } from 'react';
import { RelativeInstant } from '../../kit/time/Instant.tsx';
import { formatZonedInstant } from '../../kit/time/time.ts';
import { type LeadRow } from '../lead.ts';
import { documentText } from '../leadModel.ts';
import { fieldValue } from '../facts/fieldValue.ts';
import { Contact, Executive, Request, Status } from './cells.tsx';

export type LeadColumn = {
  readonly name: string;
  readonly label: string;
  /** The field that the list is sorted by at a click on the heading. */
  readonly sortBy?: string;
  readonly show: (lead: LeadRow) => ReactNode;
};

/** A column as the lead's description has it. */
const described = (name: keyof typeof leads.columns, label: string = leads.labels[name]): LeadColumn => {
  const { isSorted, type }: Column = leads.columns[name];
  return {
    name,
    label,
    ...(isSorted && { sortBy: name }),
    show(lead) {
      const value: unknown = lead[name];
      if (type === 'timestamptz' && typeof value === 'string') return <RelativeInstant value={value} />;
      return fieldValue(name, value, lead.country) ?? '—';
    },
  };
};

const text = (
  name: string,
  label: string,
  textOf: (lead: LeadRow) => string | null | undefined,
): LeadColumn => ({
  name,
  label,
  show: (lead) => textOf(lead) ?? '—',
});

const reason = ({ failureReasonId, failureText, country }: LeadRow): string | undefined =>
  [fieldValue('failureReasonId', failureReasonId, country), failureText].filter(Boolean).join(': ') ||
  undefined;

export const leadColumns: readonly LeadColumn[] = [
  { ...described('firstName', 'Solicitante'), sortBy: 'firstName', show: () => <Contact /> },
  { ...described('statusId'), show: () => <Status /> },
  { name: 'request', label: 'Solicitud', show: () => <Request /> },
  described('country'),
  { name: 'executive', label: leads.labels.executiveName, show: () => <Executive /> },
  {
    ...described('appointmentAt'),
    show: ({ appointmentAt, country }) =>
      appointmentAt ? formatZonedInstant(appointmentAt, countryOf(country).timeZone) : '—',
  },
  described('fecha'),
  described('fecha_asignado'),
  described('fecha_gestion'),
  described('fecha_cierre'),
  described('fecha_ultimo_estado', 'Último cambio'),
  text('reference', 'Número', ({ id }) => referenceNumber(id)),
  text('document', leads.labels.document, documentText),
  text('reason', 'Motivo de fallo', reason),
  described('quotedPrice'),
  described('businessLine'),
  described('originLead'),
];

export const columnNames: readonly string[] = leadColumns.map(({ name }) => name);
export const usualColumns: readonly string[] = [
  'firstName',
  'statusId',
  'request',
  'country',
  'executive',
  'fecha',
];
