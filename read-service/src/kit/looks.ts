/** Showing somebody personal data: the look is recorded first, or nothing is shown. */
import { actorOf, type Staff } from '@cotejo/core/identity';
import { type Look, type RecordAccess } from '@cotejo/core/audit/server';

/** The fields of a record that are stored with an access to it. */
export type LookedAt = Pick<Look, 'id' | 'country'>;
export type LookParts = { readonly recordLook: RecordAccess };

/**
 * Records that somebody is about to be shown a record; to be awaited before anything of it leaves the house.
 * Rejects with `StoreUnavailable`, which answers 503, when there would be no trace.
 *
 * @param aggregate the kind of record, as commands name it
 * @param what of it is shown
 */
export const recordAccess = (
  { recordLook }: LookParts,
  viewer: Staff,
  aggregate: string,
  what: string,
  { id, country }: LookedAt,
): Promise<void> => recordLook({ aggregate, id, country, what, actor: actorOf(viewer) });

/** Looks that are recorded at the same time: each is an append to the stream of another record. */
const atOnce = 25;

/** The same for several records, such as the rows of a list. */
export const recordAccesses = async (
  parts: LookParts,
  viewer: Staff,
  aggregate: string,
  what: string,
  records: readonly LookedAt[],
): Promise<void> => {
  for (let from = 0; from < records.length; from += atOnce)
    await Promise.all(
      records
        .slice(from, from + atOnce)
        .map((record) => recordAccess(parts, viewer, aggregate, what, record)),
    );
};
