/** Every column that the list of leads can have. */
import { countryOf } from '@cotejo/core/reference/countries';
import { failureReasonById } from '@cotejo/core/reference/failure-reasons';
import { leadLabels } from '@cotejo/core/lead-records';
import { referenceNumber } from '@cotejo/core/lead-requests';
import { type ReactNode } from 'react';
import { RelativeInstant } from '../../kit/time/Instant.tsx';
import { formatZonedInstant } from '../../kit/time/time.ts';
import { priceText } from '../facts/price.ts';
import { type LeadRow } from '../lead.ts';
import { codeAsWords, documentText } from '../leadModel.ts';
import { Contact, Executive, Request, Status } from './cells.tsx';

export type LeadColumn = {
  readonly name: string;
  readonly label: string;
  /** The field that the list is sorted by at a click on the heading. */
  readonly sortBy?: string;
  readonly show: (lead: LeadRow) => ReactNode;
};

const instant = (
  name: 'fecha' | 'fecha_asignado' | 'fecha_gestion' | 'fecha_cierre' | 'fecha_ultimo_estado',
  label: string = leadLabels[name],
): LeadColumn => ({
  name,
  label,
  sortBy: name,
  show: (lead) => {
    const value = lead[name];
    return value ? <RelativeInstant value={value} /> : '—';
  },
});

const text = (
  name: string,
  label: string,
  textOf: (lead: LeadRow) => string | null | undefined,
): LeadColumn => ({
  name,
  label,
  show: (lead) => textOf(lead) ?? '—',
});

const reason = ({ failureReasonId, failureText }: LeadRow): string | undefined =>
  failureReasonId === null
    ? undefined
    : [failureReasonById(failureReasonId)?.name, failureText].filter(Boolean).join(': ');

export const leadColumns: readonly LeadColumn[] = [
  { name: 'firstName', label: 'Solicitante', sortBy: 'firstName', show: () => <Contact /> },
  { name: 'statusId', label: leadLabels.statusId, sortBy: 'statusId', show: () => <Status /> },
  { name: 'request', label: 'Solicitud', show: () => <Request /> },
  text('country', leadLabels.country, ({ country }) => countryOf(country).name),
  { name: 'executive', label: leadLabels.executiveName, show: () => <Executive /> },
  {
    name: 'appointmentAt',
    label: leadLabels.appointmentAt,
    sortBy: 'appointmentAt',
    show: ({ appointmentAt, country }) =>
      appointmentAt ? formatZonedInstant(appointmentAt, countryOf(country).timeZone) : '—',
  },
  instant('fecha'),
  instant('fecha_asignado'),
  instant('fecha_gestion'),
  instant('fecha_cierre'),
  instant('fecha_ultimo_estado', 'Último cambio'),
  text('reference', 'Número', ({ id }) => referenceNumber(id)),
  text('document', leadLabels.document, documentText),
  text('reason', 'Motivo de fallo', reason),
  text('quotedPrice', leadLabels.quotedPrice, ({ quotedPrice, country }) => priceText(quotedPrice, country)),
  text(
    'businessLine',
    leadLabels.businessLine,
    ({ businessLine }) => businessLine && codeAsWords(businessLine),
  ),
  text('originLead', leadLabels.originLead, ({ originLead }) => originLead),
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
