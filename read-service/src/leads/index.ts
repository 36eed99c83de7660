/** Leads, as other contexts of the read side need them: who sees which, and what parts of them are called. */
export { leadNotificationWords } from './notification-words.ts';
export { leadFileScope, onlyVisible, visibilityOf } from './visible.ts';
export { erasableLeads } from './export/erasable-leads.ts';
export { reasonName, statusName, substatusName } from './export/names.ts';
