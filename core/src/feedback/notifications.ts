/** The words of notifications about feedback. */
import { leadLine, type LeadNotificationTexts } from '../lead-records/index.ts';

export const feedbackNotifications = {
  'feedback-received': (facts) => ({ title: 'Llegó una opinión sobre la atención', text: leadLine(facts) }),
} satisfies LeadNotificationTexts;
