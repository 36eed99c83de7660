/** A lead as the console shows it: one flat record, the same in lists, in answers to commands and in the read model. */
import { type Actor, isErased, unlessErased } from '../kit/event-sourcing/index.ts';
import { type ReceivedLead } from '../leads/index.ts';
import { type LeadRecord } from './lead-record.ts';

export type LeadRow = Omit<LeadRecord, 'allowedCommands'>;
export type LeadValues = Omit<LeadRow, 'id' | 'version' | 'position'>;

/** A person's name by user id; `null` for an unknown one. */
export type NameOf = (userId: string) => string | null;

const unnamed: NameOf = () => null;

const by = (actor: Actor, nameOf: NameOf): string | null => (actor.kind === 'user' ? nameOf(actor.id) : null);

/**
 * The row of a lead.
 * @param nameOf names the executive and the authors of notes; left out by projections, whose readers join names
 */
export const leadValues = (lead: ReceivedLead, nameOf: NameOf = unnamed): LeadValues => {
  const person = unlessErased(lead.person);
  const referral = unlessErased(lead.referral);
  return {
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
  };
};

/**
 * @param lead what its events fold to
 * @param at its version and the position of its last event
 */
export const leadRow = (
  id: string,
  lead: ReceivedLead,
  { version, position }: Pick<LeadRow, 'version' | 'position'>,
  nameOf?: NameOf,
): LeadRow => ({ id, version, position, ...leadValues(lead, nameOf) });
