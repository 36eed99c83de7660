/** The columns of exported audit entries: when, what, who, whose, and from which status to which. */
import { type AuditEntry, type StatusStep } from '@cotejo/core/audit';
import { leads } from '@cotejo/core/lead-records';
import { referenceNumber } from '@cotejo/core/lead-requests';
import { cellOf } from '@cotejo/core/records';
import { auditedRecordName } from '@cotejo/core/reference/audited-records';
import { auditKindName } from '@cotejo/core/reference/audit-kinds';
import { countryOf } from '@cotejo/core/reference/countries';
import { eventName } from '@cotejo/core/reference/event-names';
import { auditDetailName } from '@cotejo/core/reference/audit-detail-names';
import { type Column, columnOf, times } from '../../kit/export/column.ts';

const column = columnOf<AuditEntry>();

/** A column of a lead's step, as the lead's own is written. */
const stepColumn = (label: string, field: keyof StatusStep, ofLead: keyof typeof leads.columns) =>
  column('step', label, ({ step }) => step && cellOf(leads, ofLead, { [ofLead]: step[field] }));

/** The details of a row, as `Campo: valor`: ids and codes as they are. */
const toldText = ({ told, names, outcome }: AuditEntry): string => {
  const texts = Object.entries({ ...told, ...outcome }).map(([field, value]) => {
    const said = [value]
      .flat()
      .map((one) => (typeof one === 'string' ? (names[one] ?? one) : JSON.stringify(one)));
    return `${auditDetailName(field)}: ${said.join(', ')}`;
  });
  return texts.join(' · ');
};

export const auditEntryColumns: readonly Column<AuditEntry>[] = [
  ...times<AuditEntry>('at', 'Fecha', ({ at }) => at),
  column('kind', 'Qué pasó', ({ kind }) => auditKindName(kind)),
  column('type', 'Evento', ({ type, told }) => eventName(type, told)),
  column('country', 'País', ({ country }) => countryOf(country).name),
  column('aggregateId', 'N.º de solicitud', ({ aggregate, aggregateId }) =>
    aggregate === 'leads' ? referenceNumber(aggregateId) : null,
  ),
  column('aggregate', 'Registro', ({ aggregate }) => auditedRecordName(aggregate)),
  column('aggregateId', 'ID del registro', ({ aggregateId }) => aggregateId),
  stepColumn('Estado anterior', 'fromStatusId', 'statusId'),
  stepColumn('Subestado anterior', 'fromSubstatusId', 'substatusId'),
  stepColumn('Estado nuevo', 'toStatusId', 'statusId'),
  stepColumn('Subestado nuevo', 'toSubstatusId', 'substatusId'),
  stepColumn('Motivo', 'reasonId', 'failureReasonId'),
  column('step', 'Segundos en el estado anterior', ({ step }) => step?.secondsInPrevious ?? null),
  column('told', 'Detalle', toldText),
  column('actorName', 'Hecho por', ({ actorName }) => actorName),
  column('onBehalfOfName', 'En nombre de', ({ onBehalfOfName }) => onBehalfOfName),
  column('ownerName', 'De quién es', ({ ownerName }) => ownerName),
  column('formerOwnerName', 'De quién era', ({ formerOwnerName }) => formerOwnerName),
  column('id', 'ID del evento', ({ id }) => id),
  column('commandId', 'ID de la operación', ({ commandId }) => commandId),
];
