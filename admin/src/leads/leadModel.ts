/** What a lead is called, where it stands, who did something, and what changed between two of its versions. */
import { type Actor } from '@cotejo/core/event-sourcing';
import { type AllowedCommand, type LeadCommandName } from '@cotejo/core/leads';
import {
  type LeadStatus,
  leadStatusById,
  leadSubstatusById,
  requestTypes,
  roles,
} from '@cotejo/core/reference';
import { formatRut } from '@cotejo/core/validation';
import { type LeadRow } from './lead.ts';

type Named = Pick<LeadRow, 'firstName' | 'paternalSurname' | 'maternalSurname'>;

/** The person's name; nothing when it was erased. */
export const leadName = ({ firstName, paternalSurname, maternalSurname }: Named): string | undefined =>
  [firstName, paternalSurname, maternalSurname].filter(Boolean).join(' ') || undefined;

/** A status of the reference table; an id that is not in it, from a newer service, is shown as it is. */
export const statusOrId = (id: number): Pick<LeadStatus, 'name' | 'tone'> =>
  leadStatusById(id) ?? { name: `#${id}`, tone: 'neutral' };

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);

export const substatusName = (id: number | null): string | undefined =>
  id === null ? undefined : capitalised(leadSubstatusById(id)?.name ?? `#${id}`);

export const requestTypeName = (id: number): string =>
  requestTypes.find((type) => type.id === id)?.name ?? `#${id}`;

/**
 * A code of the public site, `SEGURO_MASCOTAS`, as words: `Seguro mascotas`. What is no such code stays as it is, and so
 * does an abbreviation: `EPS`.
 */
export const codeAsWords = (code: string): string =>
  /^(?=.{4})[A-Z0-9]+(?:_[A-Z0-9]+)*$/.test(code)
    ? capitalised(code.toLocaleLowerCase('es').replaceAll('_', ' '))
    : code;

/** `RUT 12.345.678-5`; nothing without a number. */
export const documentText = ({
  documentType,
  documentNumber,
}: Pick<LeadRow, 'documentType' | 'documentNumber'>) => {
  if (!documentNumber) return undefined;
  const number = documentType === 'RUT' ? formatRut(documentNumber) : documentNumber;
  return documentType ? `${documentType} ${number}` : number;
};

export const roleName = (actor: Actor): string | undefined =>
  actor.kind === 'user' ? roles.find(({ name }) => name === actor.role)?.displayName : undefined;

/** Whether a command may be sent, and why not. A command that the server says nothing about may not. */
export const permissionFor = (
  { allowedCommands }: { allowedCommands?: readonly AllowedCommand[] },
  command: LeadCommandName,
): Pick<AllowedCommand, 'allowed' | 'reason'> =>
  allowedCommands?.find((known) => known.command === command) ?? { allowed: false };

export type LeadChange = {
  readonly what: 'status' | 'executive' | 'notes';
  readonly from?: string;
  readonly to?: string;
};

const standing = ({ statusId, substatusId }: Pick<LeadRow, 'statusId' | 'substatusId'>): string =>
  [statusOrId(statusId).name, substatusName(substatusId)].filter(Boolean).join(' · ');

/** What somebody who looks at the older version should know about the newer one. */
export const leadChanges = (older: LeadRow, newer: LeadRow): readonly LeadChange[] => {
  const changes: LeadChange[] = [];
  if (older.executiveId !== newer.executiveId)
    changes.push({
      what: 'executive',
      from: older.executiveName ?? undefined,
      to: newer.executiveName ?? undefined,
    });
  if (standing(older) !== standing(newer))
    changes.push({ what: 'status', from: standing(older), to: standing(newer) });
  // The row of a list knows of no notes: then nobody can say which of them are new.
  if (older.notes && newer.notes && newer.notes.length > older.notes.length) changes.push({ what: 'notes' });
  return changes;
};
