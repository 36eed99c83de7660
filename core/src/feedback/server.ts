/** The signed links by which people give their opinion, for services. */
export { feedbackPath, feedbackSignature, isFeedbackSignature } from './link.ts';
