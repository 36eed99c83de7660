/** What other contexts show of the audit. */
export { type LookRow } from './audit.ts';
export { ChainDrawer } from './chain/ChainDrawer.tsx';
