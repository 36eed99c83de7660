/** What a person says of how a request was handled, shown on the page of that request. */
export { FeedbackPanel } from './FeedbackPanel.tsx';
