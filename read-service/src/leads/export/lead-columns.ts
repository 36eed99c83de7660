/** The columns of exported leads: what the list shows of them, in words. */
import { referenceNumber } from '@cotejo/core/lead-requests';
import { countryOf } from '@cotejo/core/reference/countries';
import { type LeadListRow } from '../lead-records.ts';
import { type Cell, decimalCell } from '../../kit/spreadsheet/cell.ts';
import { type Column, times, yesNo } from '../../kit/export/column.ts';
import { reasonName, requestTypeName, statusName, substatusName } from './names.ts';

const column = (
  field: keyof LeadListRow,
  label: string,
  cell: (row: LeadListRow) => Cell = (row) => (row[field] as string | null) ?? null,
): Column<LeadListRow> => ({ field, label, cell });

const time = (
  field:
    | 'fecha'
    | 'fecha_asignado'
    | 'fecha_gestion'
    | 'fecha_cierre'
    | 'fecha_ultimo_estado'
    | 'appointmentAt',
  label: string,
): Column<LeadListRow>[] => times(field, label, (row) => row[field]);

export const leadColumns: readonly Column<LeadListRow>[] = [
  column('id', 'N.º de solicitud', ({ id }) => referenceNumber(id)),
  column('id', 'ID'),
  column('country', 'País', ({ country }) => countryOf(country).name),
  column('requestTypeId', 'Tipo de solicitud', ({ requestTypeId }) => requestTypeName(requestTypeId)),
  column('statusId', 'Estado', ({ statusId }) => statusName(statusId)),
  column('substatusId', 'Subestado', ({ substatusId }) => substatusName(substatusId)),
  column('failureReasonId', 'Motivo', ({ failureReasonId }) => reasonName(failureReasonId)),
  column('failureText', 'Detalle del motivo'),
  column('executiveName', 'Ejecutivo'),
  column('firstName', 'Nombre'),
  column('paternalSurname', 'Apellido paterno'),
  column('maternalSurname', 'Apellido materno'),
  column('documentType', 'Tipo de documento'),
  column('documentNumber', 'Número de documento'),
  column('email', 'Correo electrónico'),
  column('phone', 'Teléfono'),
  column('productCode', 'Código del producto'),
  column('productName', 'Producto'),
  column('productType', 'Tipo de producto'),
  column('businessLine', 'Línea de negocio'),
  column('quotedPrice', 'Precio cotizado', ({ quotedPrice }) =>
    quotedPrice ? decimalCell(quotedPrice.amount) : null,
  ),
  column('quotedPrice', 'Moneda del precio', ({ quotedPrice }) => quotedPrice?.unit ?? null),
  column('quotedPrice', 'Período del precio', ({ quotedPrice }) => quotedPrice?.period ?? null),
  column('providerCode', 'Clínica o red'),
  column('partnerDocument', 'Documento de la pareja'),
  column('sameInsurer', 'Misma aseguradora', ({ sameInsurer }) =>
    sameInsurer === null ? null : yesNo(sameInsurer),
  ),
  column('onlineOnboarding', 'Contratación en línea', ({ onlineOnboarding }) =>
    onlineOnboarding === null ? null : yesNo(onlineOnboarding),
  ),
  column('salesforceId', 'ID de Salesforce'),
  column('originUrl', 'Página de origen'),
  column('originLead', 'Campaña'),
  column('referralName', 'Referido por'),
  column('referralEmail', 'Correo de quien refirió'),
  column('duplicateOf', 'Duplicado de'),
  column('internalTraffic', 'Tráfico interno', ({ internalTraffic }) => yesNo(internalTraffic)),
  column('erased', 'Datos borrados', ({ erased }) => yesNo(erased)),
  ...time('fecha', 'Recibida'),
  ...time('fecha_asignado', 'Asignada'),
  ...time('fecha_gestion', 'Primera gestión'),
  ...time('fecha_cierre', 'Cierre'),
  ...time('fecha_ultimo_estado', 'Último cambio de estado'),
  ...time('appointmentAt', 'Cita'),
];
