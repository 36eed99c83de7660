/** The journal of one's own commands. */
export { JournalButton } from './JournalButton.tsx';
export { JournalRepeater } from './JournalRepeater.tsx';
export { useLeaveWarning } from './useJournal.ts';
