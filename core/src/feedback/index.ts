/** Feedback: what people think of how their requests were handled. */
export {
  changeFeedback,
  type Feedback,
  feedback,
  type FeedbackEvent,
  feedbackEvents,
  feedbackStream,
  giveFeedback,
  type GivenFeedback,
  type Opinion,
} from './feedback.ts';
export { feedbackChange, feedbackForm } from './feedback-form.ts';
export { feedbackPath, feedbackSignature, isFeedbackSignature } from './link.ts';
export { type FeedbackRow, feedbackRow, feedbackRowSchema } from './feedback-row.ts';
export { type FeedbackTopic, feedbackTopicIds, feedbackTopics } from './topics.ts';
