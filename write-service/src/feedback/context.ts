/** Feedback, registered. */
import { type WriteContext } from '../kit/context.ts';
import { feedbackRoutes } from './routes.ts';

export const feedbackContext = (parts: Parameters<typeof feedbackRoutes>[0]): WriteContext => ({
  name: 'feedback',
  routes: [feedbackRoutes(parts)],
});
