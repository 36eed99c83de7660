/** Leads, as other contexts of the read side need them: who sees which. */
export { visibleLeadIds } from './visible-ids.ts';
