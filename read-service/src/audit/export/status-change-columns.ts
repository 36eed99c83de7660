/** The columns of exported changes of status: who, when, why, and after how long. */
import { referenceNumber } from '@cotejo/core/lead-requests';
import { countryOf } from '@cotejo/core/reference/countries';
import { type StatusChangeRow } from '../status-changes.ts';
import { actorName, type Column, columnOf, times } from '../../kit/export/column.ts';
import { reasonName, requestTypeName, statusName, substatusName } from '../../leads/index.ts';

const column = columnOf<StatusChangeRow>();

export const statusChangeColumns: readonly Column<StatusChangeRow>[] = [
  ...times<StatusChangeRow>('at', 'Fecha', ({ at }) => at),
  column('leadId', 'N.º de solicitud', ({ leadId }) => referenceNumber(leadId)),
  column('leadId', 'ID de la solicitud', ({ leadId }) => leadId),
  column('country', 'País', ({ country }) => countryOf(country).name),
  column('requestTypeId', 'Tipo de solicitud', ({ requestTypeId }) => requestTypeName(requestTypeId)),
  column('fromStatusId', 'Estado anterior', ({ fromStatusId }) => statusName(fromStatusId)),
  column('fromSubstatusId', 'Subestado anterior', ({ fromSubstatusId }) => substatusName(fromSubstatusId)),
  column('toStatusId', 'Estado nuevo', ({ toStatusId }) => statusName(toStatusId)),
  column('toSubstatusId', 'Subestado nuevo', ({ toSubstatusId }) => substatusName(toSubstatusId)),
  column('secondsInPrevious', 'Segundos en el estado anterior', (row) => row.secondsInPrevious),
  column('reasonId', 'Motivo', ({ reasonId }) => reasonName(reasonId)),
  column('reasonText', 'Detalle del motivo', ({ reasonText }) => reasonText),
  column('note', 'Nota', ({ note }) => note),
  column('actor', 'Hecho por', (row) => actorName(row.actor, row.actorName)),
  column('executiveName', 'Ejecutivo', ({ executiveName }) => executiveName),
  column('id', 'ID del cambio', ({ id }) => id),
  column('commandId', 'ID de la operación', ({ commandId }) => commandId),
];
