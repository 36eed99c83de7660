/** The signature of a feedback link. The receipt of a request tells it to the visitor, and nothing shows it to staff. */
import { isSecretCode, secretCode } from '../kit/personal-data/index.ts';

/** Another than `feedback`, whose links staff could copy until decision 0075: those are over. */
const purpose = 'feedback-of-sender';

/** @param indexKey 32 bytes */
export const feedbackSignature = (indexKey: Buffer, leadId: string): string =>
  secretCode(indexKey, purpose, leadId);

export const isFeedbackSignature = (indexKey: Buffer, leadId: string, given: string): boolean =>
  isSecretCode(indexKey, purpose, leadId, given);
