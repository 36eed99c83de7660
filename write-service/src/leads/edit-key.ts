/** The keys by which a visitor corrects a request and gives an opinion. Its sender alone gets them, in the receipt; staff never see them. */
import { feedbackSignature } from '@cotejo/core/feedback/server';
import { isSecretCode, secretCode } from '@cotejo/core/kit/personal-data';
import { type PublicParts } from '../kit/public/public-parts.ts';

/** How long a repeat is taken for the same person who did not get the answer; milliseconds. */
const recently = 10 * 60_000;
const purpose = 'lead-edit';

type Sent = {
  readonly repeated: boolean;
  /** When it came the first time; a UTC instant. */
  readonly sentAt: string;
  /** Whether it names its command by a key of its own. */
  readonly hasKey: boolean;
};

export const editKeys = ({ indexKey, now }: Pick<PublicParts, 'indexKey' | 'now'>) => ({
  /**
   * @returns both for who sent it first, or repeats it soon under an own Idempotency-Key; `null` for others: the same
   *   content may come from somebody else behind the same address
   */
  forSender: (leadId: string, { repeated, sentAt, hasKey }: Sent) => {
    const isSender = !repeated || (hasKey && now().getTime() - Date.parse(sentAt) < recently);
    return {
      editKey: isSender ? secretCode(indexKey, purpose, leadId) : null,
      feedbackSignature: isSender ? feedbackSignature(indexKey, leadId) : null,
    };
  },
  isGood: (leadId: string, given: string): boolean => isSecretCode(indexKey, purpose, leadId, given),
});
