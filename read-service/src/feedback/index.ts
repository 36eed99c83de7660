/** Feedback: what people think of how their requests were handled. */
export { feedbackRoutes, ownFeedbackRoutes } from './routes.ts';
