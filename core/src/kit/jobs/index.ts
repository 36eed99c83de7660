/** Slow or regular work: on a schedule, or when signalled. */
export { type Jobs, openJobs, type Signalled } from './jobs.ts';
