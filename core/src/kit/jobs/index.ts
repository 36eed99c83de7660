/** Slow or regular work: on a schedule, or when signalled. */
export { again } from './again.ts';
export { type ClaimWorker, claimWorker } from './claim-worker.ts';
export { type Jobs, openJobs, type Signalled } from './jobs.ts';
