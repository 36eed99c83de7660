/** Feedback: what people think of how their requests were handled. */
export {
  changeFeedback,
  type Feedback,
  feedback,
  type FeedbackEvent,
  feedbackEvents,
  giveFeedback,
  type GivenFeedback,
  type Opinion,
} from './feedback.ts';
export { feedbackChange, feedbackForm } from './feedback-form.ts';
export { type FeedbackRow, feedbackRow, feedbackRowSchema } from './feedback-row.ts';
export { feedbackTopics } from './topics.ts';
