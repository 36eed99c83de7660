/** Leads, as other contexts of the read side need them: who sees which, and what notifications say of them. */
export { leadNotificationWords } from './notification-words.ts';
export { leadFileScope, onlyVisible, visibilityOf } from './visible.ts';
export { erasableLeads } from './export/erasable-leads.ts';
