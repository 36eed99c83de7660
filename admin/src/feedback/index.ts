/** Feedback on a request, shown on the page of that request. */
export { FeedbackPanel } from './FeedbackPanel.tsx';
