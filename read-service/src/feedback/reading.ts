/** Reading what people wrote in their opinions: a look at each of them, even in a list. */
import { type RecordAccess } from '@cotejo/core/audit/server';
import { type FeedbackRow } from '@cotejo/core/feedback';
import { type Staff } from '@cotejo/core/identity';
import { recordLeadAccess } from '../leads/index.ts';

/** Looks that are recorded at the same time: each is an append to the stream of another lead. */
const atOnce = 25;

/**
 * To be awaited before the opinions are shown. A score without a word tells nothing of the person and is no look.
 * Rejects with `StoreUnavailable`, which answers 503, when there would be no trace.
 */
export const recordReading = async (
  parts: { readonly recordLook: RecordAccess },
  viewer: Staff,
  opinions: readonly FeedbackRow[],
): Promise<void> => {
  const written = opinions.filter(({ comment }) => comment !== null);
  for (let from = 0; from < written.length; from += atOnce)
    await Promise.all(
      written
        .slice(from, from + atOnce)
        .map(({ leadId: id, country }) => recordLeadAccess(parts, viewer, 'opinion', { id, country })),
    );
};
