/** The journal of one's own commands. */
export { JournalButton } from './JournalButton.tsx';
