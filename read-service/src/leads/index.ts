/** Leads, as other contexts of the read side need them: who sees which, and what one step of a history is. */
export { type HistoryEntry, historyRow, statusHistorySchema } from './status-history.ts';
export { onlyVisible, sightOf } from './visible.ts';
export { visibleLeadIds } from './visible-ids.ts';
export { ask, type LeadFilter, leadCondition } from './lead-filters.ts';
export { leadList } from './lead-list.ts';
export { type LeadListRow, leadListRows } from './lead-records.ts';
export { findVisibleLead, type VisibleLead } from './visible-lead.ts';
