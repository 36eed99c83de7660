/** Reading what people wrote in their opinions: a look at each of them, even in a list. */
import { type AccessedPart } from '@cotejo/core/audit';
import { type RecordAccess } from '@cotejo/core/audit/server';
import { type FeedbackRow } from '@cotejo/core/feedback';
import { type Staff } from '@cotejo/core/identity';
import { recordAccesses } from '../kit/access-log.ts';

/**
 * To be awaited before the opinions are shown. A score without a word tells nothing of the person and is no look.
 * Rejects with `StoreUnavailable`, which answers 503, when there would be no trace.
 */
export const recordReading = async (
  parts: { readonly logAccess: RecordAccess },
  viewer: Staff,
  opinions: readonly FeedbackRow[],
): Promise<void> => {
  const written = opinions.filter(({ comment }) => comment !== null);
  const leads = written.map(({ leadId: id, country }) => ({ id, country }));
  await recordAccesses(parts, viewer, 'leads', 'opinion' satisfies AccessedPart, leads);
};
