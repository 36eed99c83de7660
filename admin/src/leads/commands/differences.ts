/** How what changed of a lead meanwhile is told to somebody who is about to send a command. */
import { leads } from '@cotejo/core/lead-records';
import { type ChangeFormat } from '../../kit/commands/conflict.ts';
import { type LeadRow } from '../lead.ts';
import { fieldValue } from '../facts/fieldValue.ts';
import { noExecutive } from '../leadModel.ts';

/** In the order in which they matter to who decides. */
const compared = [
  'statusId',
  'substatusId',
  'executiveName',
  'failureReasonId',
  'failureText',
  'appointmentAt',
  'duplicateOf',
  'firstName',
  'paternalSurname',
  'maternalSurname',
  'documentType',
  'documentNumber',
  'partnerDocument',
  'email',
  'phone',
  'message',
  'productName',
  'quotedPrice',
  'profile',
  'insurance',
  'erased',
] as const satisfies readonly (keyof LeadRow)[];

const lists = ['notes', 'activities', 'files'] as const;

const addedTexts: Readonly<Record<(typeof lists)[number], string>> = {
  notes: 'Hay una nota nueva.',
  activities: 'Hay una llamada o reunión nueva.',
  files: 'Hay un archivo nuevo.',
};

/** The additions to the lead meanwhile; none for a row of a list, which does not hold them. */
export const additions = (older: LeadRow, newer: LeadRow): readonly (typeof lists)[number][] =>
  lists.filter((list) => (newer[list]?.length ?? 0) > (older[list]?.length ?? Infinity));

export const leadChangeFormat: ChangeFormat<LeadRow> = {
  labels: leads.labels,
  fields: compared,
  valueOf: (field, value, { country }) => fieldValue(field, value, country),
  additions: (older, newer) => additions(older, newer).map((list) => addedTexts[list]),
  nothing: { executiveName: noExecutive },
};
