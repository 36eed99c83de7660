/** Executives whom leads can be given to. */
import { type Executive } from '../../identity/index.ts';
import { type LeadRow } from '../lead.ts';

type Given = Pick<LeadRow, 'country' | 'executiveId'>;

/** How many of the leads the executive has already: those stay as they are. */
export const alreadyWith = (leads: readonly Given[], { id }: Pick<Executive, 'id'>): number =>
  leads.filter(({ executiveId }) => executiveId === id).length;

/** Those who work in every country of the leads, and don't have them all. */
export const choicesFor = <Choice extends Pick<Executive, 'id' | 'countries'>>(
  leads: readonly Given[],
  executives: readonly Choice[],
): readonly Choice[] =>
  executives.filter(
    (executive) =>
      leads.every(({ country }) => executive.countries.includes(country)) &&
      alreadyWith(leads, executive) < leads.length,
  );
