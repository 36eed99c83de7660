/** A lead as the console shows it: one flat record, the same in lists, in answers to commands and in the read model. */
import { z } from 'zod';
import { allowedCommandSchema } from '../kit/allowed-commands/index.ts';
import { type Actor, actorSchema, isErased, unlessErased } from '../kit/event-sourcing/index.ts';
import { activityTypeIds } from '../reference/activity-types.ts';
import { countryCodes } from '../kit/country/index.ts';
import { leadCommands, type ReceivedLead } from '../leads/index.ts';

const text = z.string().nullable();
const instant = z.iso.datetime();

const done = { id: z.uuid(), at: instant, by: actorSchema, byName: text };
const noteRow = z.object({ ...done, text: text.describe('null cuando se borró') });
const activityRow = z.object({ ...done, typeId: z.enum(activityTypeIds), outcomeId: z.string(), note: text });
const fileRow = z.object({
  ...done,
  name: text.describe('null cuando se borró'),
  mediaType: z.string(),
  bytes: z.int(),
  isWithdrawn: z
    .literal(true)
    .optional()
    .describe('solo al ver la solicitud como estaba: se retiró después, y no se puede descargar'),
});
export type NoteRow = Readonly<z.infer<typeof noteRow>>;
export type ActivityRow = Readonly<z.infer<typeof activityRow>>;
export type FileRow = Readonly<z.infer<typeof fileRow>>;

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
  partnerDocument: text.describe('el documento de la pareja'),
  email: text,
  phone: text.describe('E.164'),
  message: text,
  productCode: text,
  productName: text,
  providerCode: text.describe('la clínica o red con la que se miró el plan'),
  sameInsurer: z.boolean().nullable().describe('ya está en esa aseguradora'),
  onlineOnboarding: z.boolean().nullable().describe('el plan se puede contratar en línea'),
  productType: text,
  businessLine: text,
  originUrl: text,
  originLead: text,
  salesforceId: text,
  quotedPrice: z.object({ amount: z.string(), unit: z.string(), period: z.string().optional() }).nullable(),
  referralName: text,
  referralEmail: text,
  profile: z.record(z.string(), z.unknown()).nullable().describe('quiénes se asegurarían'),
  insurance: z.record(z.string(), z.unknown()).nullable().describe('lo pedido a un seguro adicional'),
  attribution: z.array(z.record(z.string(), z.unknown())).describe('las páginas visitadas antes'),
  failureReasonId: z.int().nullable().describe('mientras es Fallido'),
  failureText: text.describe('lo que dice Otros'),
  appointmentAt: instant.nullable().describe('mientras es Agenda'),
  duplicateOf: z.uuid().nullable().describe('la solicitud que llegó primero'),
  internalTraffic: z.boolean(),
  erased: z.boolean().describe('la persona fue borrada; sus datos son null'),
  notes: z.array(noteRow).readonly(),
  activities: z.array(activityRow).readonly(),
  files: z.array(fileRow).readonly(),
  fecha: instant.describe('recibida'),
  fecha_asignado: instant.nullable(),
  fecha_gestion: instant.nullable().describe('la primera gestión de un ejecutivo'),
  fecha_cierre: instant.nullable().describe('ganada o perdida'),
  fecha_ultimo_estado: instant,
  position: z.string().describe('posición de su último evento en el registro, un decimal'),
});
export type LeadRow = Readonly<z.infer<typeof leadRowSchema>>;

const allowedLeadCommand = allowedCommandSchema(z.enum(leadCommands)).extend({
  to: z.array(z.int()).readonly().optional().describe('los estados a los que lleva'),
});

/** What one viewer gets: the row, and what that person may do with it. */
export const leadRecordSchema = leadRowSchema.extend({
  allowedCommands: z.array(allowedLeadCommand).readonly(),
});
export type LeadRecord = Readonly<z.infer<typeof leadRecordSchema>>;

/** Who somebody is, by user id; `null` for those who aren't known here. */
export type NameOf = (userId: string) => string | null;

const unnamed: NameOf = () => null;

const by = (actor: Actor, nameOf: NameOf): string | null => (actor.kind === 'user' ? nameOf(actor.id) : null);

/**
 * @param lead what its events fold to
 * @param at its version and the position of its last event
 * @param nameOf names the executive and the authors of notes; left out by projections, whose readers join names
 */
export const leadRow = (
  id: string,
  lead: ReceivedLead,
  at: { readonly version: number; readonly position: string },
  nameOf: NameOf = unnamed,
): LeadRow => {
  const person = unlessErased(lead.person);
  const referral = unlessErased(lead.referral);
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
    partnerDocument: unlessErased(lead.partnerDocument) ?? null,
    email: person?.email ?? null,
    phone: person?.phone ?? null,
    message: unlessErased(lead.message) ?? null,
    productCode: lead.product?.code ?? null,
    productName: lead.product?.name ?? null,
    providerCode: lead.product?.providerCode ?? null,
    sameInsurer: lead.product?.sameInsurer ?? null,
    onlineOnboarding: lead.product?.onlineOnboarding ?? null,
    productType: lead.productType ?? null,
    businessLine: lead.businessLine ?? null,
    originUrl: unlessErased(lead.originUrl) ?? null,
    originLead: lead.origin.lead ?? null,
    salesforceId: unlessErased(lead.salesforceId) ?? null,
    quotedPrice: lead.quotedPrice ?? null,
    referralName: referral?.name ?? null,
    referralEmail: referral?.email ?? null,
    profile: unlessErased(lead.profile) ?? null,
    insurance: unlessErased(lead.insurance) ?? null,
    attribution: unlessErased(lead.attribution) ?? [],
    failureReasonId: lead.failure?.reasonId ?? null,
    failureText: unlessErased(lead.failure?.text) ?? null,
    appointmentAt: lead.appointment?.at ?? null,
    duplicateOf: lead.duplicateOf,
    internalTraffic: lead.internalTraffic,
    // Also of a past in which the person was there: the key is gone, whatever instant is looked at.
    erased: lead.erased || isErased(lead.person),
    notes: lead.notes.map(({ text, ...note }) => ({
      ...note,
      text: unlessErased(text) ?? null,
      byName: by(note.by, nameOf),
    })),
    activities: lead.activities.map(({ note, ...activity }) => ({
      ...activity,
      note: unlessErased(note) ?? null,
      byName: by(activity.by, nameOf),
    })),
    files: lead.files.map(({ name, ...file }) => ({
      ...file,
      name: unlessErased(name) ?? null,
      byName: by(file.by, nameOf),
    })),
    fecha: lead.fecha,
    fecha_asignado: lead.fecha_asignado,
    fecha_gestion: lead.fecha_gestion,
    fecha_cierre: lead.fecha_cierre,
    fecha_ultimo_estado: lead.fecha_ultimo_estado,
    position: at.position,
  };
};
