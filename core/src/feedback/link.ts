/** What lets a person say how her request was handled: told in the receipt of the request, and never shown to staff. */
import { isSecretCode, secretCode } from '../kit/personal-data/index.ts';

/** Another than `feedback`, whose links staff could copy until decision 0075: those are over. */
const purpose = 'feedback-of-sender';

/** @param indexKey 32 bytes */
export const feedbackSignature = (indexKey: Buffer, leadId: string): string =>
  secretCode(indexKey, purpose, leadId);

export const isFeedbackSignature = (indexKey: Buffer, leadId: string, given: string): boolean =>
  isSecretCode(indexKey, purpose, leadId, given);
