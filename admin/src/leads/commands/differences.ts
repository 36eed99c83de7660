/** What somebody else changed while one was deciding, and what of it one was changing too. */
import { type LeadRow } from '../lead.ts';
import { fieldValue } from '../timeline/fieldValue.ts';
import { type Values } from './form.ts';

export type Difference = {
  readonly field: string;
  /** As it was when one began, in words; nothing where there was nothing. */
  readonly before?: string;
  readonly theirs?: string;
  /** What one has chosen or typed instead, where it differs. */
  readonly mine?: string;
};

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

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * @param mine what the form would make of the lead's fields as it is filled in now; what it leaves alone is not in it
 * @returns a difference for each field that is another than when one began
 */
export const differences = (older: LeadRow, newer: LeadRow, mine: Values = {}): readonly Difference[] =>
  compared
    // The row of a list has not every field: then nobody can say what of it is new.
    .filter((field) => older[field] !== undefined && !same(older[field], newer[field]))
    .map((field) => {
      const told = (value: unknown) => fieldValue(field, value, newer.country);
      const wanted = told(mine[field]);
      return {
        field,
        before: told(older[field]),
        theirs: told(newer[field]),
        ...(wanted !== told(newer[field]) && { mine: wanted }),
      };
    });

const lists = ['notes', 'activities', 'files'] as const;

/** What was added to the lead meanwhile; a row of a list knows of none, and then nothing can be said. */
export const additions = (older: LeadRow, newer: LeadRow): readonly (typeof lists)[number][] =>
  lists.filter((list) => (newer[list]?.length ?? 0) > (older[list]?.length ?? Infinity));
