/** A lead as the console shows it: one flat record, the same in lists, in answers to commands and in the read model. */
import { type Actor, unlessErased, isErased } from '../event-sourcing/index.ts';
import { type AllowedCommand } from './allowed-commands.ts';
import { type Note, type ReceivedLead } from './lead.ts';

export type NoteRow = {
  readonly id: string;
  /** `null` when it was erased. */
  readonly text: string | null;
  readonly at: string;
  readonly by: Actor;
  readonly byName: string | null;
};

export type LeadRow = {
  readonly id: string;
  /** The number of the lead's events. */
  readonly version: number;
  readonly country: ReceivedLead['country'];
  readonly requestTypeId: number;
  readonly statusId: number;
  readonly substatusId: number | null;
  readonly executiveId: string | null;
  readonly executiveName: string | null;
  readonly firstName: string | null;
  readonly paternalSurname: string | null;
  readonly maternalSurname: string | null;
  readonly documentType: string | null;
  readonly documentNumber: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly message: string | null;
  readonly productCode: string | null;
  readonly productName: string | null;
  readonly productType: string | null;
  readonly businessLine: string | null;
  readonly originUrl: string | null;
  readonly originLead: string | null;
  readonly internalTraffic: boolean;
  /** Whether the person was erased; what belonged to her is `null` then. */
  readonly erased: boolean;
  readonly notes: readonly NoteRow[];
  readonly fecha: string;
  readonly fecha_asignado: string | null;
  readonly fecha_gestion: string | null;
  readonly fecha_cierre: string | null;
  readonly fecha_ultimo_estado: string;
  /** Where the lead's last event stands in the log, a decimal. */
  readonly position: string;
};

/** What one viewer gets: the row, and what that person may do with it. */
export type LeadRecord = LeadRow & { readonly allowedCommands: readonly AllowedCommand[] };

/** Who somebody is, by user id; `null` for those who aren't known here. */
export type NameOf = (userId: string) => string | null;

const nobody: NameOf = () => null;

const noteRow = ({ id, text, at, by }: Note, nameOf: NameOf): NoteRow => ({
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
    notes: lead.notes.map((note) => noteRow(note, nameOf)),
    fecha: lead.fecha,
    fecha_asignado: lead.fecha_asignado,
    fecha_gestion: lead.fecha_gestion,
    fecha_cierre: lead.fecha_cierre,
    fecha_ultimo_estado: lead.fecha_ultimo_estado,
    position: at.position,
  };
};
