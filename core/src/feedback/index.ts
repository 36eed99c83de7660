/** Feedback: what people think of how their requests were handled. */
export { askedLead } from './answers.ts';
export { changeFeedback, feedback, type FeedbackEvent, feedbackEvents, giveFeedback } from './feedback.ts';
export { feedbackChange, feedbackForm } from './feedback-form.ts';
export { type FeedbackRow, feedbackTable, feedbackValues } from './feedback-table.ts';
export { feedbackNotifications } from './notifications.ts';
export { feedbackTopics } from './topics.ts';
