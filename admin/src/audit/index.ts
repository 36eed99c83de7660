/** Parts of the audit that other contexts show. */
export { type AccessRow } from './audit.ts';
export { ChainDrawer } from './chain/ChainDrawer.tsx';
