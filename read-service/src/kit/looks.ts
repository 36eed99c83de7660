/** Showing somebody personal data: the look is recorded first, or nothing is shown. */
import { actorOf, type Staff } from '@cotejo/core/identity';
import { type LookKind } from '@cotejo/core/audit';
import { type Look, type RecordAccess } from '@cotejo/core/audit/server';

/** What of a lead a look needs to know. */
type LookedAt = Pick<Look, 'country'> & { readonly id: string };

/**
 * Records that somebody is about to be shown a lead; to be awaited before anything of it leaves the house.
 * Rejects with `StoreUnavailable`, which answers 503, when there would be no trace.
 */
export const recordAccess = (
  { recordLook }: { readonly recordLook: RecordAccess },
  viewer: Staff,
  what: LookKind,
  { id, country }: LookedAt,
): Promise<void> => recordLook({ leadId: id, country, what, actor: actorOf(viewer) });
