/** Showing somebody personal data: the look is recorded first, or nothing is shown. */
import { actorOf, type Staff } from '@cotejo/core/identity';
import { type LookKind } from '@cotejo/core/audit';
import { type Look, type RecordAccess } from '@cotejo/core/audit/server';

/** What of a record a look needs to know. */
type LookedAt = Pick<Look, 'id' | 'country'>;
type Parts = { readonly recordLook: RecordAccess };

/**
 * Records that somebody is about to be shown a record; to be awaited before anything of it leaves the house.
 * Rejects with `StoreUnavailable`, which answers 503, when there would be no trace.
 *
 * @param aggregate the kind of record, as commands name it
 * @param what of it is shown
 */
export const recordAccess = (
  { recordLook }: Parts,
  viewer: Staff,
  aggregate: string,
  what: string,
  { id, country }: LookedAt,
): Promise<void> => recordLook({ aggregate, id, country, what, actor: actorOf(viewer) });

/** The same for a lead, of which only so much is shown as the audit has words for. */
export const recordLeadAccess = (
  parts: Parts,
  viewer: Staff,
  what: LookKind,
  lead: LookedAt,
): Promise<void> => recordAccess(parts, viewer, 'leads', what, lead);
