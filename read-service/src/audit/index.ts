/** The audit, as other contexts of the read side need it: who sees what is one person’s. */
export { visibleByOwner } from './visible-by-owner.ts';
