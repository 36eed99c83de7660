/**
 * Leads as they are stored, listed, exported and shown. They are no `record()` as a whole: their rule knows teams, their
 * commands name the statuses that they lead to, and their history is a timeline; they use a record's parts.
 */
import { z } from 'zod';
import { allowedCommandSchema } from '../kit/allowed-commands/index.ts';
import { column, type Column, schemasOf, table } from '../kit/table/index.ts';
import { referenceNumber } from '../lead-requests/index.ts';
import { leadCommands } from '../leads/index.ts';
import { countryColumn, labelsOf } from '../records/index.ts';
import { failureReasons } from '../reference/failure-reasons.ts';
import { leadStatuses } from '../reference/lead-statuses.ts';
import { leadSubstatuses } from '../reference/lead-substatuses.ts';
import { requestTypes } from '../reference/request-types.ts';
import { activityRow, fileRow, noteRow } from './lead-parts.ts';

const text = z.string().nullable();
const flag = z.boolean().nullable();
const number = z.int().nullable();
const instant = z.iso.datetime();
const fields = z.record(z.string(), z.unknown());
const price = z.object({ amount: z.string(), unit: z.string(), period: z.string().optional() });

const filtered = { isFiltered: true } as const;
const inOrder = { ...filtered, isSorted: true } as const;
const personal = { isPersonal: true } as const;
const shownNames = (rows: readonly { readonly id: number; readonly shown: string }[]) =>
  rows.map(({ id, shown }) => ({ id, name: shown }));

/** A column that rows take from the state, which the table has beside its columns. */
const ofState = <Schema extends z.ZodType>(...described: Parameters<typeof column<Schema>>) => ({
  ...column(...described),
  isOfState: true as const,
});

/** Columns of lists and exports, in the order of exports. Descriptions are in Spanish: they are the API's documentation. */
const columns = {
  id: column('uuid', z.uuid(), { label: 'Número de solicitud', isSorted: true }),
  country: countryColumn(),
  requestTypeId: column('int', z.int(), { label: 'Tipo', choices: requestTypes, ...filtered }),
  statusId: column('int', z.int(), { label: 'Estado', choices: shownNames(leadStatuses), ...inOrder }),
  substatusId: column('int', number, {
    label: 'Subestado',
    choices: shownNames(leadSubstatuses),
    ...filtered,
  }),
  failureReasonId: column('int', number.describe('mientras es Fallido'), {
    label: 'Motivo',
    choices: failureReasons,
    ...filtered,
  }),
  failureText: ofState('text', text.describe('lo que dice Otros'), {
    label: 'Motivo en palabras',
    ...personal,
  }),
  executiveId: ofState('uuid', z.uuid().nullable(), { label: 'Ejecutivo', isExported: false }),
  executiveName: ofState('text', text, { label: 'Ejecutivo' }),
  firstName: ofState('text', text, { label: 'Nombre', ...personal }),
  paternalSurname: ofState('text', text, { label: 'Apellido paterno', ...personal }),
  maternalSurname: ofState('text', text, { label: 'Apellido materno', ...personal }),
  documentType: ofState('text', text, { label: 'Tipo de documento', ...personal }),
  documentNumber: ofState('text', text, { label: 'Número de documento', ...personal }),
  email: ofState('text', text, { label: 'Correo', ...personal }),
  phone: ofState('text', text.describe('E.164'), { label: 'Teléfono', ...personal }),
  productCode: column('text', text, { label: 'Código del producto', ...filtered }),
  productName: ofState('text', text, { label: 'Producto' }),
  productType: ofState('text', text, { label: 'Tipo de producto' }),
  businessLine: ofState('text', text, { label: 'Línea de negocio' }),
  quotedPrice: ofState('jsonb', price.nullable(), { label: 'Precio cotizado' }),
  providerCode: ofState('text', text.describe('la clínica o red con la que se miró el plan'), {
    label: 'Clínica o red',
  }),
  partnerDocument: ofState('text', text.describe('el documento de la pareja'), {
    label: 'Documento de la pareja',
    ...personal,
  }),
  sameInsurer: ofState('boolean', flag, { label: 'Ya está en esa aseguradora' }),
  onlineOnboarding: ofState('boolean', flag, { label: 'Se puede contratar en línea' }),
  salesforceId: ofState('text', text, { label: 'Registro en Salesforce', ...personal }),
  originUrl: ofState('text', text, { label: 'Página de origen', ...personal }),
  originLead: column('text', text, { label: 'Origen', ...filtered }),
  referralName: ofState('text', text, { label: 'Recomendada por', ...personal }),
  referralEmail: ofState('text', text, { label: 'Correo de quien recomendó', ...personal }),
  duplicateOf: column('uuid', z.uuid().nullable().describe('la solicitud que llegó primero'), {
    label: 'Repite a',
    ...filtered,
  }),
  internalTraffic: column('boolean', z.boolean(), { label: 'Tráfico interno', ...filtered }),
  erased: column('boolean', z.boolean().describe('la persona fue borrada; sus datos son null'), {
    label: 'Datos borrados',
    ...filtered,
  }),
  fecha: column('timestamptz', instant, { label: 'Recibida', ...inOrder }),
  fecha_asignado: column('timestamptz', instant.nullable(), { label: 'Asignada', ...inOrder }),
  fecha_gestion: column('timestamptz', instant.nullable().describe('la primera gestión de un ejecutivo'), {
    label: 'Primera gestión',
    ...inOrder,
  }),
  fecha_cierre: column('timestamptz', instant.nullable().describe('ganada o perdida'), {
    label: 'Cerrada',
    ...inOrder,
  }),
  fecha_ultimo_estado: column('timestamptz', instant, { label: 'Último cambio de estado', ...inOrder }),
  appointmentAt: column('timestamptz', instant.nullable().describe('mientras es Agenda'), {
    label: 'Cita',
    ...inOrder,
  }),
};

/** Columns of one lead's page alone: a list would carry them a thousand times. */
const pageColumns = {
  message: ofState('text', text, { label: 'Mensaje', ...personal }),
  profile: ofState('jsonb', fields.nullable().describe('quiénes se asegurarían'), {
    label: 'Quiénes se asegurarían',
    ...personal,
  }),
  insurance: ofState('jsonb', fields.nullable().describe('lo pedido a un seguro adicional'), {
    label: 'Seguro adicional pedido',
    ...personal,
  }),
  attribution: ofState('jsonb', z.array(fields).describe('las páginas visitadas antes'), {
    label: 'Visitas al sitio',
  }),
  notes: ofState('jsonb', z.array(noteRow).readonly(), { label: 'Nota' }),
  activities: ofState('jsonb', z.array(activityRow).readonly(), { label: 'Gestión' }),
  files: ofState('jsonb', z.array(fileRow).readonly(), { label: 'Archivo' }),
};

type Stored<C extends Readonly<Record<string, Column>>> = {
  readonly [Name in keyof C as C[Name] extends { isOfState: true } ? never : Name]: C[Name];
};
const stored = Object.fromEntries(
  Object.entries(columns).filter(([, described]) => !('isOfState' in described)),
) as Stored<typeof columns>;

/** Newest or oldest first, what is filtered by has an index in the order of the list; a partial one where most leads lack it. */
const received = 'fecha nulls first, id';
const leadTable = table({
  name: 'lead',
  key: 'id',
  columns: stored,
  hidden: {
    owner: column('uuid', z.uuid().describe('el ejecutivo, o el de las que nadie tiene')),
    sortName: column('text', z.string()),
    search: column('text', z.string()),
    contactHashes: column('text[]', z.array(z.string())),
    phoneHash: column('text', text),
  },
  indexes: [
    received,
    ...['fecha_asignado', 'fecha_gestion', 'fecha_cierre', 'fecha_ultimo_estado'].map(
      (order) => `${order} nulls first, id`,
    ),
    'sort_name nulls first, id',
    'status_id nulls first, id',
    'appointment_at nulls first, id',
    ...['owner', 'country', 'status_id', 'request_type_id'].map((name) => `${name}, ${received}`),
    ...['substatus_id', 'failure_reason_id', 'product_code', 'origin_lead', 'duplicate_of'].map(
      (name) => `${name}, ${received} where ${name} is not null`,
    ),
    ...['internal_traffic', 'erased'].map((name) => `${received} where ${name}`),
    'position where erased',
    'phone_hash where phone_hash is not null',
    // The board's columns are read by owner or by country, so that a page of each is as near at a million leads as at ten.
    'owner, status_id, fecha_ultimo_estado, id',
    'country, status_id, fecha_ultimo_estado, id',
  ],
  searched: ['search'],
});

const allowedLeadCommand = allowedCommandSchema(z.enum(leadCommands)).extend({
  to: z.array(z.int()).readonly().optional().describe('los estados a los que lleva'),
});

/** A row of the list for one viewer, with the commands that this person may send. */
export const leadListRowSchema = leadTable.row.extend({
  ...schemasOf(columns),
  allowedCommands: z.array(allowedLeadCommand).readonly(),
});
export type LeadListRow = Readonly<z.infer<typeof leadListRowSchema>>;

/** A lead on its page for one viewer. */
export const leadRecordSchema = leadListRowSchema.extend(schemasOf(pageColumns));
export type LeadRecord = Readonly<z.infer<typeof leadRecordSchema>>;

const labels: Readonly<Record<keyof typeof columns | keyof typeof pageColumns | 'document', string>> = {
  ...labelsOf(columns),
  ...labelsOf(pageColumns),
  document: 'Documento',
};

export const leads = {
  table: leadTable,
  columns,
  pageColumns,
  /** Labels of fields: the same word in lists, filters, facts, timelines, exports and the audit. */
  labels,
  cells: { id: ({ id }: Pick<LeadListRow, 'id'>) => referenceNumber(id) },
};
