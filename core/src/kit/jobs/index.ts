/** Work beside requests: repeated, claimed row by row, or started by a signal. */
export { again } from './again.ts';
export { type ClaimWorker, claimWorker } from './claim-worker.ts';
export { type SignalledWorker, signalledWorker, type SignalStore } from './signalled-worker.ts';
