/** The columns of exported happenings: when, what, who, whose, and from which status to which. */
import { type HappeningRow } from '@cotejo/core/audit';
import { referenceNumber } from '@cotejo/core/lead-requests';
import { auditedRecordName } from '@cotejo/core/reference/audited-records';
import { auditKindName } from '@cotejo/core/reference/audit-kinds';
import { countryOf } from '@cotejo/core/reference/countries';
import { eventName } from '@cotejo/core/reference/event-names';
import { toldFieldName } from '@cotejo/core/reference/told-fields';
import { type Column, columnOf, times } from '../../kit/export/column.ts';
import { reasonName, statusName, substatusName } from '../../leads/index.ts';

const column = columnOf<HappeningRow>();

/** The details of a row, as `Campo: valor`: ids and codes as they are. */
const toldText = ({ told, names, outcome }: HappeningRow): string => {
  const texts = Object.entries({ ...told, ...outcome }).map(([field, value]) => {
    const said = [value]
      .flat()
      .map((one) => (typeof one === 'string' ? (names[one] ?? one) : JSON.stringify(one)));
    return `${toldFieldName(field)}: ${said.join(', ')}`;
  });
  return texts.join(' · ');
};

export const happeningColumns: readonly Column<HappeningRow>[] = [
  ...times<HappeningRow>('at', 'Fecha', ({ at }) => at),
  column('kind', 'Qué pasó', ({ kind }) => auditKindName(kind)),
  column('type', 'Evento', ({ type, told }) => eventName(type, told)),
  column('country', 'País', ({ country }) => countryOf(country).name),
  column('aggregateId', 'N.º de solicitud', ({ aggregate, aggregateId }) =>
    aggregate === 'leads' ? referenceNumber(aggregateId) : null,
  ),
  column('aggregate', 'Registro', ({ aggregate }) => auditedRecordName(aggregate)),
  column('aggregateId', 'ID del registro', ({ aggregateId }) => aggregateId),
  column('step', 'Estado anterior', ({ step }) => (step ? statusName(step.fromStatusId) : null)),
  column('step', 'Subestado anterior', ({ step }) => (step ? substatusName(step.fromSubstatusId) : null)),
  column('step', 'Estado nuevo', ({ step }) => (step ? statusName(step.toStatusId) : null)),
  column('step', 'Subestado nuevo', ({ step }) => (step ? substatusName(step.toSubstatusId) : null)),
  column('step', 'Motivo', ({ step }) => (step ? reasonName(step.reasonId) : null)),
  column('step', 'Segundos en el estado anterior', ({ step }) => step?.secondsInPrevious ?? null),
  column('told', 'Detalle', toldText),
  column('actorName', 'Hecho por', ({ actorName }) => actorName),
  column('onBehalfOfName', 'En nombre de', ({ onBehalfOfName }) => onBehalfOfName),
  column('ownerName', 'De quién es', ({ ownerName }) => ownerName),
  column('formerOwnerName', 'De quién era', ({ formerOwnerName }) => formerOwnerName),
  column('id', 'ID del evento', ({ id }) => id),
  column('commandId', 'ID de la operación', ({ commandId }) => commandId),
];
