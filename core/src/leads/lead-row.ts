/** A lead as the console shows it: one flat record, the same in lists, in answers to commands and in the read model. */
import { z } from 'zod';
import { actorSchema, isErased, unlessErased } from '../event-sourcing/index.ts';
import { countryCodes } from '../reference/index.ts';
import { leadCommands } from './allowed-commands.ts';
import { type Note, type ReceivedLead } from './lead.ts';

const text = z.string().nullable();
const instant = z.iso.datetime();

const noteRow = z.object({
  id: z.uuid(),
  text: text.describe('null cuando se borró'),
  at: instant,
  by: actorSchema,
  byName: text,
});
export type NoteRow = Readonly<z.infer<typeof noteRow>>;

/** Descriptions are in Spanish: they are the API's documentation. */
export const leadRowSchema = z.object({
  id: z.uuid(),
  version: z.int().describe('número de eventos de la solicitud'),
  country: z.enum(countryCodes),
  requestTypeId: z.int(),
  statusId: z.int(),
  substatusId: z.int().nullable(),
  executiveId: z.uuid().nullable(),
  executiveName: text,
  firstName: text,
  paternalSurname: text,
  maternalSurname: text,
  documentType: text,
  documentNumber: text,
  email: text,
  phone: text.describe('E.164'),
  message: text,
  productCode: text,
  productName: text,
  productType: text,
  businessLine: text,
  originUrl: text,
  originLead: text,
  internalTraffic: z.boolean(),
  erased: z.boolean().describe('la persona fue borrada; sus datos son null'),
  notes: z.array(noteRow).readonly(),
  fecha: instant.describe('recibida'),
  fecha_asignado: instant.nullable(),
  fecha_gestion: instant.nullable().describe('primer cambio de estado'),
  fecha_cierre: instant.nullable(),
  fecha_ultimo_estado: instant,
  position: z.string().describe('posición de su último evento en el registro, un decimal'),
});
export type LeadRow = Readonly<z.infer<typeof leadRowSchema>>;

export const allowedCommandSchema = z.object({
  command: z.enum(leadCommands),
  allowed: z.boolean(),
  reason: z.string().optional().describe('por qué no'),
});

/** What one viewer gets: the row, and what that person may do with it. */
export const leadRecordSchema = leadRowSchema.extend({
  allowedCommands: z.array(allowedCommandSchema).readonly(),
});
export type LeadRecord = Readonly<z.infer<typeof leadRecordSchema>>;

/** Who somebody is, by user id; `null` for those who aren't known here. */
export type NameOf = (userId: string) => string | null;

const nobody: NameOf = () => null;

const asRow = ({ id, text, at, by }: Note, nameOf: NameOf): NoteRow => ({
  id,
  text: unlessErased(text) ?? null,
  at,
  by,
  byName: by.kind === 'user' ? nameOf(by.id) : null,
});

/**
 * @param lead what its events fold to
 * @param at its version and the position of its last event
 * @param nameOf names the executive and the authors of notes; left out by projections, whose readers join names
 */
export const leadRow = (
  id: string,
  lead: ReceivedLead,
  at: { readonly version: number; readonly position: string },
  nameOf: NameOf = nobody,
): LeadRow => {
  const person = unlessErased(lead.person);
  return {
    id,
    version: at.version,
    country: lead.country,
    requestTypeId: lead.requestTypeId,
    statusId: lead.statusId,
    substatusId: lead.substatusId,
    executiveId: lead.executiveId,
    executiveName: lead.executiveId === null ? null : nameOf(lead.executiveId),
    firstName: person?.firstName ?? null,
    paternalSurname: person?.paternalSurname ?? null,
    maternalSurname: person?.maternalSurname ?? null,
    documentType: person?.documentType ?? null,
    documentNumber: person?.documentNumber ?? null,
    email: person?.email ?? null,
    phone: person?.phone ?? null,
    message: unlessErased(lead.message) ?? null,
    productCode: lead.product?.code ?? null,
    productName: lead.product?.name ?? null,
    productType: lead.productType ?? null,
    businessLine: lead.businessLine ?? null,
    originUrl: lead.origin.url ?? null,
    originLead: lead.origin.lead ?? null,
    internalTraffic: lead.internalTraffic,
    erased: isErased(lead.person),
    notes: lead.notes.map((note) => asRow(note, nameOf)),
    fecha: lead.fecha,
    fecha_asignado: lead.fecha_asignado,
    fecha_gestion: lead.fecha_gestion,
    fecha_cierre: lead.fecha_cierre,
    fecha_ultimo_estado: lead.fecha_ultimo_estado,
    position: at.position,
  };
};
