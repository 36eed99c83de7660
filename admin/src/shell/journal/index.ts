/** The journal of one's own commands. */
export { JournalButton } from './JournalButton.tsx';
export { JournalDrawer } from './JournalDrawer.tsx';
export { useLeaveWarning } from './useJournal.ts';
