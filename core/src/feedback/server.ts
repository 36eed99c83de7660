/** The signed links by which people give their opinion, for services. */
export { feedbackSignature, isFeedbackSignature } from './link.ts';
