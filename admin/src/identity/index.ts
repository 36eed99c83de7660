/** What other contexts show of users. */
export { OneTimePasswordDialog } from './commands/OneTimePasswordDialog.tsx';
export { openLeadsAddress } from './useOpenLeads.ts';
export { type Executive, useExecutives } from './useExecutives.ts';
