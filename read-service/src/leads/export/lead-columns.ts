/** The columns of exported leads: what the list shows of them, in words. */
import { leadLabels } from '@cotejo/core/lead-records';
import { referenceNumber } from '@cotejo/core/lead-requests';
import { countryOf } from '@cotejo/core/reference/countries';
import { type LeadListRow } from '../lead-records.ts';
import { type Cell, decimalCell } from '../../kit/spreadsheet/cell.ts';
import { type Column, times, yesNo } from '../../kit/export/column.ts';
import { reasonName, requestTypeName, statusName, substatusName } from './names.ts';

type CellOf = (row: LeadListRow) => Cell;

/** A column under a label of its own. */
const headed = (field: keyof LeadListRow, label: string, cell: CellOf): Column<LeadListRow> => ({
  field,
  label,
  cell,
});

const column = (
  field: keyof LeadListRow & keyof typeof leadLabels,
  cell: CellOf = (row) => (row[field] as string | null) ?? null,
): Column<LeadListRow> => headed(field, leadLabels[field], cell);

const time = (
  field:
    | 'fecha'
    | 'fecha_asignado'
    | 'fecha_gestion'
    | 'fecha_cierre'
    | 'fecha_ultimo_estado'
    | 'appointmentAt',
): Column<LeadListRow>[] => times(field, leadLabels[field], (row) => row[field]);

export const leadColumns: readonly Column<LeadListRow>[] = [
  headed('id', leadLabels.reference, ({ id }) => referenceNumber(id)),
  headed('id', 'ID', ({ id }) => id),
  column('country', ({ country }) => countryOf(country).name),
  column('requestTypeId', ({ requestTypeId }) => requestTypeName(requestTypeId)),
  column('statusId', ({ statusId }) => statusName(statusId)),
  column('substatusId', ({ substatusId }) => substatusName(substatusId)),
  column('failureReasonId', ({ failureReasonId }) => reasonName(failureReasonId)),
  column('failureText'),
  column('executiveName'),
  column('firstName'),
  column('paternalSurname'),
  column('maternalSurname'),
  column('documentType'),
  column('documentNumber'),
  column('email'),
  column('phone'),
  column('productCode'),
  column('productName'),
  column('productType'),
  column('businessLine'),
  column('quotedPrice', ({ quotedPrice }) => (quotedPrice ? decimalCell(quotedPrice.amount) : null)),
  headed('quotedPrice', 'Moneda del precio', ({ quotedPrice }) => quotedPrice?.unit ?? null),
  headed('quotedPrice', 'Período del precio', ({ quotedPrice }) => quotedPrice?.period ?? null),
  column('providerCode'),
  column('partnerDocument'),
  column('sameInsurer', ({ sameInsurer }) => (sameInsurer === null ? null : yesNo(sameInsurer))),
  column('onlineOnboarding', ({ onlineOnboarding }) =>
    onlineOnboarding === null ? null : yesNo(onlineOnboarding),
  ),
  column('salesforceId'),
  column('originUrl'),
  column('originLead'),
  column('referralName'),
  column('referralEmail'),
  column('duplicateOf'),
  column('internalTraffic', ({ internalTraffic }) => yesNo(internalTraffic)),
  column('erased', ({ erased }) => yesNo(erased)),
  ...time('fecha'),
  ...time('fecha_asignado'),
  ...time('fecha_gestion'),
  ...time('fecha_cierre'),
  ...time('fecha_ultimo_estado'),
  ...time('appointmentAt'),
];
