/** Executives whom leads can be given to. */
import { leadStatus } from '@cotejo/core/reference/lead-statuses';
import { type Executive } from '../../identity/index.ts';
import { type LeadRow } from '../lead.ts';

type Given = Pick<LeadRow, 'country' | 'executiveId' | 'statusId'>;

/** The number of the leads that the executive has already. One that waits to be reassigned may come back. */
export const alreadyWith = (leads: readonly Given[], { id }: Pick<Executive, 'id'>): number =>
  leads.filter(({ executiveId, statusId }) => executiveId === id && statusId !== leadStatus.toReassign)
    .length;

/** Executives who work in every country of the leads, and don't have them all. */
export const choicesFor = <Choice extends Pick<Executive, 'id' | 'countries'>>(
  leads: readonly Given[],
  executives: readonly Choice[],
): readonly Choice[] =>
  executives.filter(
    (executive) =>
      leads.every(({ country }) => executive.countries.includes(country)) &&
      alreadyWith(leads, executive) < leads.length,
  );
