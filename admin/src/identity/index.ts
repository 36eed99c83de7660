/** What other contexts show of users. */
export { OneTimePasswordDialog } from './commands/OneTimePasswordDialog.tsx';
export { type Executive, useExecutives } from './useExecutives.ts';
