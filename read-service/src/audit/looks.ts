/** Showing somebody personal data: the look is recorded first, or nothing is shown. */
import { actorOf, type Staff } from '@cotejo/core/identity';
import { type AccessKind, type Look } from '@cotejo/core/lead-access';
import { type Dependencies } from '../dependencies.ts';

/** What of a lead a look needs to know. */
export type LookedAt = Pick<Look, 'country'> & { readonly id: string };

/** Appends at once that several leads are on their way to somebody. */
const atOnce = 8;

/**
 * Records that somebody is about to be shown a lead; to be awaited before anything of it leaves the house.
 * Rejects with `StoreUnavailable`, which answers 503, when there would be no trace.
 */
export const recordAccess = (
  { recordLook }: Pick<Dependencies, 'recordLook'>,
  viewer: Staff,
  what: AccessKind,
  { id, country }: LookedAt,
): Promise<void> => recordLook({ leadId: id, country, what, actor: actorOf(viewer) });

/** The same for many leads, as an export shows them: a few at a time, and all or an error. */
export const recordAccesses = async (
  dependencies: Pick<Dependencies, 'recordLook'>,
  viewer: Staff,
  what: AccessKind,
  leads: readonly LookedAt[],
): Promise<void> => {
  const waiting = leads.values();
  const worker = async (): Promise<void> => {
    for (const one of waiting) await recordAccess(dependencies, viewer, what, one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};
