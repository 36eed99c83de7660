/** The link by which a person is asked for an opinion: who has it may read and say what it is for, nobody else. */
import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../kit/personal-data/index.ts';

/** Hexadecimal digits: 128 bits, which nobody guesses. */
const length = 32;

/** @param indexKey 32 bytes */
export const feedbackSignature = (indexKey: Buffer, leadId: string): string =>
  keyedHash(indexKey, 'feedback', leadId).slice(0, length);

/** Whether a signature is this lead's; takes as long for a good guess as for a bad one. */
export const isFeedbackSignature = (indexKey: Buffer, leadId: string, given: string): boolean => {
  const [right, other] = [Buffer.from(feedbackSignature(indexKey, leadId)), Buffer.from(given)];
  return right.length === other.length && timingSafeEqual(right, other);
};

/** The page that asks, as a path of the lead's own site. */
export const feedbackPath = (indexKey: Buffer, leadId: string): string =>
  `/Feedback?lead=${leadId}&sig=${feedbackSignature(indexKey, leadId)}`;
