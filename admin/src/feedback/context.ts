/** Feedback: shown on the page of the request that it is about. */
import { type ConsoleContext } from '../kit/context.ts';
import { feedbackMessages } from './messages.ts';

export const feedbackContext: ConsoleContext = { name: 'feedback', messages: feedbackMessages };
