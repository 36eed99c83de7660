/** Parts of the audit that other contexts show. */
export { type LookRow } from './audit.ts';
export { ChainDrawer } from './chain/ChainDrawer.tsx';
