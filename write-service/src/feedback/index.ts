/** Feedback: what people send about how their requests were handled. */
export { feedbackRoutes } from './routes.ts';
